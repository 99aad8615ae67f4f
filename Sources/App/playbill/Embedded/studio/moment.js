// The play that is open, and the moment of it that is looked at: its picture, its line, its words.
import { ask, show, Refusal } from "./calls.js";
import * as board from "./board.js";
import * as film from "./film.js";
import { $, isAborted, reason, trouble } from "./page.js";
import * as script from "./script.js";
import * as sheet from "./sheet.js";
import * as timeline from "./timeline.js";

// `play` is what the list says of it, `saved` its text on the disk with the digest, `times` what the server says of the
// text as it stands, `time` the moment.
export const now = { play: undefined, saved: { text: "", digest: "" }, times: undefined, time: 0 };

// What a pause, a line, a tap or a mistake leads to; set by those who do it.
export const does = { pause: () => {}, tap: () => {}, append: () => {}, stop: () => {} };

export const members = (more = {}) => ({ path: now.play.path, text: script.text(), ...more });
export const isDirty = () => Boolean(now.play) && script.text() !== now.saved.text;

// Only the last of several questions of one kind is waited for.
const asked = {};
async function latest(kind, name, members) {
  asked[kind]?.abort();
  const asking = asked[kind] = new AbortController();
  return ask(name, members, asking.signal);
}

// The picture of now, then what is known of the whole. A text with mistakes leaves the last picture, and says so.
export async function refresh() {
  const of = now.play;
  try {
    await frame();
    const next = await latest("perform", "perform", members());
    if (of !== now.play) return false;
    now.times = next;
    now.time = Math.min(now.time, next.duration);
    script.setMistakes(next.warnings);
    $("stage").classList.remove("stale");
    draw();
    return true;
  } catch (error) {
    if (!isAborted(error)) refuse(error);
    return false;
  }
}

export async function frame() {
  const { picture, milliseconds } = await latest("frame", "frame", members({ time: now.time }));
  await show(picture, $("picture"));
  $("speed").textContent = Number.isFinite(milliseconds) ? `made in ${Math.round(milliseconds)} ms` : "";
  $("speed").dataset.milliseconds = milliseconds;
}

// Mistakes of the script are told beside it, everything else below the page.
export function refuse(error) {
  if (!(error instanceof Refusal) || !error.mistakes.length) return trouble(reason(error));
  does.stop();
  $("stage").classList.add("stale");
  script.setMistakes(error.mistakes);
}

function draw() {
  const { times } = now;
  $("scrubber").max = times.duration;
  $("scrubber").step = 1 / times.fps;
  timeline.draw(times, { onPause: does.pause, onChoose: (cue) => go(cue.start) });
  board.draw(times, { onTap: does.tap, onLine: (line) => does.append([line]) });
  mark();
  film.draw(now.play, script.text());
  beside();
}

// The moment in all its looks, where somebody wants to see them.
export function beside() {
  if ($("beside").open && now.times) sheet.drawMoment(now.play, script.text(), now.time, now.times);
}

// Marks the line of the moment, on the timeline and in the script.
export function mark() {
  const { time, times } = now;
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

const begun = () => now.times.cues.filter((cue) => cue.start <= now.time + 1e-6);
// Of lines that begin together the one that takes time, else the last.
function currentCue() {
  const lines = begun();
  return lines.findLast((cue) => cue.length > 0 && now.time < cue.start + cue.length - 1e-6) ?? lines.at(-1);
}
const currentWords = () => begun().findLast((cue) => cue.kind === "words" && cue.isOwn && cue.strong !== undefined);

export async function go(to) {
  if (!now.times) return;
  now.time = Math.max(0, Math.min(to, now.times.duration));
  mark();
  try { await frame(); } catch (error) { if (!isAborted(error)) refuse(error); }
  remember();
}

export function remember() {
  history.replaceState(null, "", `#play=${encodeURIComponent(now.play.path)}&t=${now.time.toFixed(2)}`);
}
