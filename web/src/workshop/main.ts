// The boards on their own, with positions that `python web/src/workshop/positions.py` recorded. Only `npm run dev` serves it:
// http://localhost:5173/workshop.html?game=pentago&at=8
import { mount } from "svelte";
import "../app.css";
import { loadLanguage } from "../lib/i18n.svelte";
import Workshop from "./Workshop.svelte";

void loadLanguage().then(() => mount(Workshop, { target: document.getElementById("app")! }));
