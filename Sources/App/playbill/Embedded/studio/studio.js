import { ask, show, Refusal } from "./calls.js";
import * as board from "./board.js";
import * as script from "./script.js";
import * as sheet from "./sheet.js";
import * as timeline from "./timeline.js";

const $ = (id) => document.getElementById(id);
let shelf = { plays: [], products: [], beginnings: [] };
let play;
// The text as it stands on the disk, and its digest.
let saved = { text: "", digest: "" };
let times;
let time = 0;
let isOnBoard = false;
let running;

// Only the last of several questions of one kind is waited for.
const asked = {};
async function latest(kind, name, members) {
  asked[kind]?.abort();
  const asking = asked[kind] = new AbortController();
  return ask(name, members, asking.signal);
}
const isAborted = (error) => error.name === "AbortError";
const members = (more = {}) => ({ path: play.path, text: script.text(), ...more });

// MARK: Looking

// The picture of now, then what is known of the whole. A text with mistakes leaves the last picture, and says so.
async function refresh() {
  const of = play;
  try {
    await frame();
    const next = await latest("perform", "perform", members());
    if (of !== play) return false;
    times = next;
    time = Math.min(time, times.duration);
    script.setMistakes(times.warnings);
    $("stage").classList.remove("stale");
    draw();
    return true;
  } catch (error) {
    if (!isAborted(error)) refuse(error);
    return false;
  }
}

async function frame() {
  const { picture, milliseconds } = await latest("frame", "frame", members({ time }));
  await show(picture, $("picture"));
  $("speed").textContent = Number.isFinite(milliseconds) ? `made in ${Math.round(milliseconds)} ms` : "";
  $("speed").dataset.milliseconds = milliseconds;
}

function refuse(error) {
  if (!(error instanceof Refusal)) return trouble("The server does not answer. Is `playbill serve` still running?");
  if (!error.mistakes.length) return trouble([error.message, error.body.remedy].filter(Boolean).join(": "));
  stop();
  $("stage").classList.add("stale");
  script.setMistakes(error.mistakes);
}

function draw() {
  $("scrubber").max = times.duration;
  $("scrubber").step = 1 / times.fps;
  timeline.draw(times, { onPause: setPause, onChoose: (cue) => go(cue.start) });
  board.draw(times, { onTap: tap, onLine: (line) => append([line]) });
  mark();
  if ($("beside").open) sheet.draw(play, script.text(), time, times);
}

// Marks the line of the moment, on the timeline and in the script.
function mark() {
  $("scrubber").value = time;
  $("scrubber").setAttribute("aria-valuetext", `${time.toFixed(2)} of ${times.duration.toFixed(2)} seconds`);
  $("clock").textContent = `${time.toFixed(2)} / ${times.duration.toFixed(2)} s`;
  timeline.setNow(time, times.duration);
  const cue = currentCue();
  script.setCurrent(cue?.line ?? 0);
  const words = currentWords();
  $("caption").hidden = !words;
  if (words && !$("caption").contains(document.activeElement)) {
    [$("strong").value, $("soft").value] = [words.strong, words.soft];
    $("caption").dataset.line = words.line;
  }
}

const begun = () => times.cues.filter((cue) => cue.start <= time + 1e-6);
// Of lines that begin together the one that takes time, else the last.
function currentCue() {
  const lines = begun();
  return lines.findLast((cue) => cue.length > 0 && time < cue.start + cue.length - 1e-6) ?? lines.at(-1);
}
const currentWords = () => begun().findLast((cue) => cue.kind === "words" && cue.isOwn && cue.strong !== undefined);

async function go(to) {
  if (!times) return;
  time = Math.max(0, Math.min(to, times.duration));
  mark();
  try { await frame(); } catch (error) { if (!isAborted(error)) refuse(error); }
  remember();
}

const remember = () => history.replaceState(null, "", `#play=${encodeURIComponent(play.path)}&t=${time.toFixed(2)}`);

// From line to line: the instants at which one begins.
function step(way) {
  if (!times) return;
  stop();
  const starts = [...new Set(times.cues.map((cue) => cue.start)), times.duration].sort((one, other) => one - other);
  const next = way > 0 ? starts.find((start) => start > time + 1e-3) : starts.findLast((start) => start < time - 1e-3);
  go(next ?? (way > 0 ? times.duration : 0));
}

function stop() {
  cancelAnimationFrame(running);
  running = undefined;
  $("run").classList.remove("running");
  $("run").setAttribute("aria-label", "Play");
}

// Plays at the film's pace: each picture is asked for when the one before it is shown.
function run() {
  if (running) return stop();
  if (!times) return;
  if (time >= times.duration - .05) time = 0;
  const start = performance.now() - time * 1000;
  $("run").classList.add("running");
  $("run").setAttribute("aria-label", "Pause");
  const next = async () => {
    if (!running) return;
    time = Math.min((performance.now() - start) / 1000, times.duration);
    mark();
    try { await frame(); } catch (error) { if (!isAborted(error)) refuse(error); return stop(); }
    if (time >= times.duration) { stop(); return remember(); }
    if (running) running = requestAnimationFrame(next);
  };
  running = requestAnimationFrame(next);
}

// MARK: Editing

function changed() {
  const isDirty = script.text() !== saved.text;
  $("save").disabled = $("revert").disabled = !isDirty;
  if (isDirty) $("state").textContent = "Not saved";
  else if ($("state").textContent === "Not saved") $("state").textContent = "";
}

async function edited() {
  changed();
  return refresh();
}

// A pause being changed: the text that its lengths are counted from, and the length that is wanted last.
let pausing;
// One question at a time: a finger is faster than the server.
async function setPause(cue, length, isLast) {
  if (pausing) return Object.assign(pausing, { length, isLast, isNew: true });
  pausing = { base: script.text(), length, isLast, isNew: true };
  const mine = pausing;
  while (mine.isNew) {
    mine.isNew = false;
    try {
      const { text } = await ask("pause", { path: play.path, text: mine.base, cue: cue.number, length: mine.length });
      script.setText(text);
      changed();
    } catch (error) { refuse(error); }
    // While the finger rests, it may still go on.
    while (!mine.isNew && !mine.isLast) await new Promise(requestAnimationFrame);
  }
  pausing = undefined;
  await refresh();
}

async function setWords() {
  try {
    const line = Number($("caption").dataset.line);
    const { text } = await ask("edit", members({ edit: "words", line, strong: $("strong").value, soft: $("soft").value }));
    script.setText(text);
    await edited();
  } catch (error) { refuse(error); }
}

// Adds lines below the last one; where the game does not do them, the text stays as it was.
async function append(lines, edit = { edit: "insert", lines }) {
  const before = script.text();
  try {
    const { text } = await ask("edit", members(edit));
    script.setText(text);
    time = Number.MAX_SAFE_INTEGER;
    const next = await ask("perform", members());
    time = next.finale;
    await edited();
    remember();
  } catch (error) {
    script.setText(before);
    time = times?.finale ?? 0;
    await edited();
    const mistake = error.mistakes?.[0];
    trouble(mistake ? [mistake.message, mistake.remedy?.split("\n")[0]].filter(Boolean).join(": ") : error.message);
  }
}

const tap = (place) => append([], { edit: "tap", place });

async function setOnBoard(isOn) {
  isOnBoard = isOn;
  stop();
  $("onboard").setAttribute("aria-pressed", isOn);
  board.setOn(isOn);
  if (isOn && times) await go(times.finale);
}

// MARK: Files

async function open(path, at = 0) {
  play = shelf.plays.find((one) => one.path === path);
  if (!play) return location.replace("#plays");
  times = undefined;
  time = at;
  $("name").textContent = `${play.productName}: ${play.name}`;
  $("path").textContent = play.path;
  document.title = `${play.name} · Studio`;
  $("conflict").hidden = true;
  $("state").textContent = "";
  await setOnBoard(false);
  try {
    const file = await ask("open", { path });
    saved = file;
    script.openText(file.text);
    changed();
    await refresh();
  } catch (error) { refuse(error); }
}

async function save(digest = saved.digest) {
  const text = script.text();
  try {
    const answer = await ask("save", members({ digest }));
    saved = { text, digest: answer.digest };
    $("conflict").hidden = true;
    changed();
    $("state").textContent = "Saved";
  } catch (error) {
    if (error.status === 409 && error.body.digest) conflict(error.body); else refuse(error);
  }
}

// Another program wrote the file: nothing is thrown away without being asked.
function conflict(theirs) {
  const box = $("conflict");
  const button = (label, act) => {
    const button = document.createElement("button");
    button.textContent = label;
    button.onclick = () => { box.hidden = true; act(); };
    return button;
  };
  const buttons = document.createElement("div");
  buttons.append(
    button("Take the file's", () => { saved = theirs; script.setText(theirs.text); edited(); }),
    button("Keep mine, and save it", () => save(theirs.digest)));
  box.replaceChildren("The file was changed by another program. What stands here is not saved.", buttons);
  box.hidden = false;
}

// The site was made anew: the file may be another.
async function look() {
  if (!play || $("play").hidden) return;
  try {
    const file = await ask("open", { path: play.path });
    // A play that it includes, or a file beside it, may be another.
    if (file.digest === saved.digest) return refresh();
    if (script.text() !== saved.text && script.text() !== file.text) return conflict(file);
    saved = file;
    script.setText(file.text);
    await edited();
    $("state").textContent = "Read again: the file was changed";
  } catch (error) { refuse(error); }
}

// MARK: The page

let quiet;
function trouble(message) {
  $("trouble").textContent = message;
  $("trouble").hidden = false;
  clearTimeout(quiet);
  quiet = setTimeout(() => { $("trouble").hidden = true; }, 6000);
}

async function fillShelf() {
  shelf = await ask("plays");
  const groups = Map.groupBy(shelf.plays, (one) => one.product);
  $("shelf").replaceChildren(...[...groups.values()].flatMap((plays) => {
    const heading = document.createElement("h3");
    heading.textContent = plays[0].productName;
    const row = document.createElement("ul");
    row.append(...plays.map(card));
    return [heading, row];
  }));
  const options = (select, pairs) => select.replaceChildren(...pairs.map(([value, text]) => new Option(text, value)));
  const form = $("create").elements;
  options(form.product, shelf.products.map((one) => [one.slug, one.name]));
  options(form.beginning, shelf.beginnings.map((one) => [one, one]));
  for (const image of $("shelf").querySelectorAll("img")) {
    // Whoever has gone on to a play wants its picture first.
    if ($("plays").hidden) return;
    await poster(image);
  }
}

function card(one) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = `#play=${encodeURIComponent(one.path)}`;
  const image = new Image();
  image.alt = "";
  image.dataset.path = one.path;
  const about = document.createElement("small");
  about.textContent = one.isListed ? "" : "not in product.yml";
  link.append(image, one.name, about);
  item.append(link);
  return item;
}

async function poster(image) {
  const { path } = image.dataset;
  try {
    const { text } = await ask("open", { path });
    const { marks, duration } = await ask("perform", { path, text });
    const mark = marks.find((mark) => mark.name === "poster");
    const { picture } = await ask("frame", { path, text, time: mark?.time ?? duration / 2 });
    await show(picture, image);
  } catch (error) {
    image.parentElement.querySelector("small").textContent = error.message;
  }
}

async function route() {
  const hash = new URLSearchParams(location.hash.slice(1));
  const view = hash.has("play") ? "play" : ["kits", "releases"].find((name) => hash.has(name)) ?? "plays";
  if (play && script.text() !== saved.text && view === "play" && hash.get("play") === play.path) return reveal(view);
  reveal(view);
  if (view === "play") return open(hash.get("play"), Number(hash.get("t")) || 0);
  document.title = "Studio";
  const page = $(view).querySelector("iframe");
  if (page && !page.src) page.src = page.dataset.src;
  if (view === "plays") await fillShelf().catch(refuse);
}

function reveal(view) {
  stop();
  for (const name of ["plays", "play", "kits", "releases"]) $(name).hidden = name !== view;
  for (const link of document.querySelectorAll("[data-view]")) {
    if (link.dataset.view === view || (view === "play" && link.dataset.view === "plays")) {
      link.setAttribute("aria-current", "page");
    } else link.removeAttribute("aria-current");
  }
}

$("back").onclick = () => step(-1);
$("step").onclick = () => step(1);
$("run").onclick = run;
$("scrubber").oninput = () => { stop(); go(Number($("scrubber").value)); };
$("onboard").onclick = () => setOnBoard(!isOnBoard);
$("save").onclick = () => save();
$("revert").onclick = () => { script.setText(saved.text); edited(); };
$("script").addEventListener("input", edited);
const follow = () => {
  if (running || !times) return;
  const cue = times.cues.find((cue) => cue.line === script.cursorLine());
  if (cue && Math.abs(cue.start - time) > 1e-3) go(cue.start + Math.min(cue.length, .001));
};
for (const event of ["click", "cursor"]) $("script").addEventListener(event, follow);
$("script").addEventListener("keyup", (event) => { if (/^(Arrow|Page|Home|End)/.test(event.key)) follow(); });
for (const field of ["strong", "soft"]) $(field).addEventListener("input", setWords);
$("caption").onsubmit = (event) => event.preventDefault();
$("beside").ontoggle = () => { if ($("beside").open && times) sheet.draw(play, script.text(), time, times); };
$("create").onsubmit = async (event) => {
  event.preventDefault();
  try {
    const made = await ask("create", Object.fromEntries(new FormData($("create"))));
    $("create").reset();
    shelf = await ask("plays");
    location.hash = `play=${encodeURIComponent(made.path)}`;
  } catch (error) { refuse(error); }
};
addEventListener("keydown", (event) => {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") {
    event.preventDefault();
    if (!$("play").hidden && !$("save").disabled) save();
  }
  if ($("play").hidden) return;
  if (event.altKey && event.code === "KeyP") { event.preventDefault(); run(); }
  const isWriting = event.target.closest("input:not([type=range]), textarea, select");
  if (event.shiftKey && !isWriting && /^Arrow(Left|Right)$/.test(event.key)) {
    event.preventDefault();
    step(event.key === "ArrowRight" ? 1 : -1);
  }
}, true);
addEventListener("beforeunload", (event) => { if (play && script.text() !== saved.text) event.preventDefault(); });
addEventListener("hashchange", route);
const events = new EventSource("../__playbill/events");
for (const name of ["reload", "css", "visit", "failure"]) events.addEventListener(name, look);

shelf = await ask("plays").catch((error) => { refuse(error); return shelf; });
await route();
