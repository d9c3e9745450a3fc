import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadGames } from "./lib/games.svelte";
import { loadHouse } from "./lib/house.svelte";
import { loadLanguage } from "./lib/i18n.svelte";
import { loadMe } from "./lib/me.svelte";
import { joinProgress, keepSending } from "./people/progress";
import { keepForLater } from "./offline/start";

const LONGEST_MS = 1_500;

/** Who is signed in here, and what they have done on other devices; a house that is slow to tell is not waited for. */
async function loadPerson(): Promise<void> {
  await loadHouse();
  await loadMe();
  await Promise.race([joinProgress().then(keepSending), new Promise((soon) => setTimeout(soon, LONGEST_MS))]);
}

// Where the server is away the first page says so, and asks again.
void Promise.all([loadLanguage(), loadGames().catch(() => undefined), loadPerson().catch(() => undefined)]).then(() =>
  mount(App, { target: document.getElementById("app")! }),
);
keepForLater();
