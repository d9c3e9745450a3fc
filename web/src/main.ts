import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadGames } from "./lib/games.svelte";

// Where the server is away the first page says so, and asks again.
void loadGames()
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById("app")! }));
