// The studio: which of its pages is shown, by the part of the address behind `#`.
import * as files from "./files.js";
import * as film from "./film.js";
import { $ } from "./page.js";
import { beside, isDirty, now, refuse } from "./moment.js";
import * as pictures from "./pictures.js";
import * as shelf from "./shelf.js";
import { stop } from "./transport.js";

// The pages by their names, and the element that each is.
const pages = { plays: "plays", play: "play", picture: "picture-page", kits: "kits", releases: "releases" };
const isOfPlays = (view) => ["plays", "play", "picture"].includes(view);

async function route() {
  const hash = new URLSearchParams(location.hash.slice(1));
  const view = Object.keys(pages).find((name) => hash.has(name)) ?? "plays";
  reveal(view);
  if (view === "play") {
    const path = hash.get("play");
    // What is not saved stays.
    if (isDirty() && path === now.play.path) return;
    const play = shelf.shelf.plays.find((one) => one.path === path);
    return play ? files.open(play, Number(hash.get("t")) || 0) : location.replace("#plays");
  }
  if (view === "picture") return pictures.open(hash.get("picture"));
  document.title = "Studio";
  const page = $(view).querySelector("iframe");
  if (page && !page.src) page.src = page.dataset.src;
  if (view === "plays") await shelf.fill().catch(refuse);
}

function reveal(view) {
  stop();
  for (const [name, id] of Object.entries(pages)) $(id).hidden = name !== view;
  for (const link of document.querySelectorAll("[data-view]")) {
    if (link.dataset.view === view || (isOfPlays(view) && link.dataset.view === "plays")) {
      link.setAttribute("aria-current", "page");
    } else link.removeAttribute("aria-current");
  }
}

$("beside").ontoggle = beside;
addEventListener("hashchange", route);
const events = new EventSource("../__playbill/events");
for (const name of ["reload", "css", "visit", "failure"]) {
  events.addEventListener(name, () => { files.look(); pictures.look(); if (!$("play").hidden) film.again(); });
}

await shelf.read().catch(refuse);
await route();
