// The finished film of a play beside the moment being edited: what its page shows, and what the kit made of it.
import { ask, show } from "./calls.js";
import { $, bytes, isAborted, make, reason } from "./page.js";

// As the page's readers see it: at dusk where the system is dark, as a still where nothing shall move.
const isDark = matchMedia("(prefers-color-scheme: dark)");
const wantsStill = matchMedia("(prefers-reduced-motion: reduce)");
let shown;
let isStill;
let waiting;
let asking;

const seconds = (length) => `${length.toFixed(length < 10 ? 1 : 0)} s`;

// Looks for the film of a text; while somebody types, only once they rest.
export function draw(play, text) {
  const isNew = shown?.play !== play;
  if (!isNew && shown.text === text && shown.isDark === isDark.matches) return;
  clearTimeout(waiting);
  if (isNew) { clear(); isStill = wantsStill.matches; } else $("film").classList.add("stale");
  shown = { play, text, isDark: isDark.matches };
  waiting = setTimeout(look, isNew ? 0 : 500, shown);
}

function clear() {
  $("film-picture").hidden = $("film-still").hidden = true;
  $("film-facts").textContent = "";
  $("film-kit").hidden = true;
  delete $("film-kit").dataset.told;
}

async function look(wanted, isMade = false) {
  asking?.abort();
  asking = new AbortController();
  const members = { path: wanted.play.path, text: wanted.text, dark: wanted.isDark };
  const begun = performance.now();
  $("film-make").disabled = isMade;
  if (isMade) $("film-facts").textContent = "Being made …";
  try {
    const film = await ask("film", { ...members, make: isMade }, asking.signal);
    if (wanted !== shown) return;
    tellKit(film.kit);
    $("film-make").hidden = film.made;
    if (!film.made) {
      $("film-facts").textContent = $("film-picture").hidden
        ? "Not made yet of this text." : "The script was changed since.";
      return;
    }
    await showFilm(members, film);
    const took = isMade ? `, made in ${seconds((performance.now() - begun) / 1000)}` : "";
    $("film-facts").textContent = `GIF of ${bytes(film.bytes)}, ${seconds(film.duration)}, `
      + `${film.width} × ${film.height}${took}`;
  } catch (error) {
    if (isAborted(error)) return;
    $("film-facts").textContent = error.mistakes?.length ? "A script with mistakes has no film." : reason(error);
  } finally {
    $("film-make").disabled = false;
  }
}

async function showFilm(members, film) {
  const { picture } = await ask("filmed", { ...members, still: isStill }, asking.signal);
  const image = $("film-picture");
  image.alt = film.description;
  image.width = film.width;
  image.height = film.height;
  await show(picture, image);
  image.hidden = $("film-still").hidden = false;
  $("film").classList.remove("stale");
  $("film-still").textContent = isStill ? "Let it run" : "Hold it still";
}

// Those of the last kit: the one for pages and networks first; what stores and posts take of it is folded away.
function tellKit(films) {
  const box = $("film-kit");
  const told = JSON.stringify(films);
  if (box.dataset.told === told) return;
  box.dataset.told = told;
  box.hidden = !films.length;
  const age = films.some((film) => film.isOlder) ? "In the last kit, which is older than the script:" : "In the last kit:";
  const [first, rest] = [films.slice(0, 2), films.slice(2)];
  box.replaceChildren(make("p", { textContent: age }), make("ul", {}, ...first.map(line)));
  if (!rest.length) return;
  const summary = make("summary", { textContent: `${rest.length} more` });
  box.append(make("details", {}, summary, make("ul", {}, ...rest.map(line))));
}

function line(film) {
  const facts = [
    bytes(film.bytes), film.duration && seconds(film.duration), film.width && `${film.width} × ${film.height}`,
  ].filter(Boolean).join(", ");
  const link = make("a", { href: `../kit/${film.path}`, textContent: film.path.replace(/^[^/]*\//, "") });
  return make("li", {}, link, make("small", { textContent: facts }));
}

// Another program made the kit or the page anew.
export function again() {
  if (shown) look(shown);
}

$("film-make").onclick = () => look(shown, true);
$("film-still").onclick = () => { isStill = !isStill; look(shown); };
isDark.addEventListener("change", () => { if (shown) draw(shown.play, shown.text); });
