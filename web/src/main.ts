import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadGames } from "./lib/games.svelte";
import { loadHouse } from "./lib/house.svelte";
import { loadLanguage } from "./lib/i18n.svelte";
import { keepForLater } from "./offline/start";

// Where the server is away the first page says so, and asks again.
void Promise.all([loadLanguage(), loadGames().catch(() => undefined), loadHouse().catch(() => undefined)]).then(() =>
  mount(App, { target: document.getElementById("app")! }),
);
keepForLater();
