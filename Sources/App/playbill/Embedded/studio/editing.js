// The script being changed: by typing, by its words, by a pause that is dragged, by what is played on the board.
import { ask } from "./calls.js";
import * as board from "./board.js";
import { $, trouble } from "./page.js";
import { does, go, isDirty, members, now, refresh, refuse, remember } from "./moment.js";
import * as script from "./script.js";
import { stop } from "./transport.js";

let isOnBoard = false;

// Says whether there is something to save.
export function changed() {
  const isChanged = isDirty();
  $("save").disabled = $("revert").disabled = !isChanged;
  if (isChanged) $("state").textContent = "Not saved";
  else if ($("state").textContent === "Not saved") $("state").textContent = "";
}

export async function edited() {
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
      const wanted = { path: now.play.path, text: mine.base, cue: cue.number, length: mine.length };
      const { text } = await ask("pause", wanted);
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
  const line = Number($("caption").dataset.line);
  try {
    const words = { edit: "words", line, strong: $("strong").value, soft: $("soft").value };
    const { text } = await ask("edit", members(words));
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
    now.time = Number.MAX_SAFE_INTEGER;
    const next = await ask("perform", members());
    now.time = next.finale;
    await edited();
    remember();
  } catch (error) {
    script.setText(before);
    now.time = now.times?.finale ?? 0;
    await edited();
    const mistake = error.mistakes?.[0];
    trouble(mistake ? [mistake.message, mistake.remedy?.split("\n")[0]].filter(Boolean).join(": ") : error.message);
  }
}

export async function setOnBoard(isOn) {
  isOnBoard = isOn;
  stop();
  $("onboard").setAttribute("aria-pressed", isOn);
  board.setOn(isOn);
  if (isOn && now.times) await go(now.times.finale);
}

Object.assign(does, { pause: setPause, append, tap: (place) => append([], { edit: "tap", place }) });
$("onboard").onclick = () => setOnBoard(!isOnBoard);
$("revert").onclick = () => { script.setText(now.saved.text); edited(); };
$("script").addEventListener("input", edited);
for (const field of ["strong", "soft"]) $(field).addEventListener("input", setWords);
$("caption").onsubmit = (event) => event.preventDefault();
