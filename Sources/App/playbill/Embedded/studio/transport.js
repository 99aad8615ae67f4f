// Moving along the film: from line to line, at its own pace, by the slider, with the script's cursor.
import { $, isAborted } from "./page.js";
import { does, frame, go, mark, now, refuse, remember } from "./moment.js";
import * as script from "./script.js";

let running;

// From line to line: the instants at which one begins.
function step(way) {
  const { time, times } = now;
  if (!times) return;
  stop();
  const starts = [...new Set(times.cues.map((cue) => cue.start)), times.duration].sort((one, other) => one - other);
  const next = way > 0 ? starts.find((start) => start > time + 1e-3) : starts.findLast((start) => start < time - 1e-3);
  go(next ?? (way > 0 ? times.duration : 0));
}

export function stop() {
  cancelAnimationFrame(running);
  running = undefined;
  tellRunning(false);
}
does.stop = stop;

function tellRunning(isRunning) {
  $("run").classList.toggle("running", isRunning);
  $("run").setAttribute("aria-label", isRunning ? "Pause" : "Play");
}

// Plays at the film's pace: each picture is asked for when the one before it is shown.
function run() {
  if (running) return stop();
  if (!now.times) return;
  if (now.time >= now.times.duration - .05) now.time = 0;
  const start = performance.now() - now.time * 1000;
  tellRunning(true);
  const next = async () => {
    if (!running) return;
    now.time = Math.min((performance.now() - start) / 1000, now.times.duration);
    mark();
    try { await frame(); } catch (error) { if (!isAborted(error)) refuse(error); return stop(); }
    if (now.time >= now.times.duration) { stop(); return remember(); }
    if (running) running = requestAnimationFrame(next);
  };
  running = requestAnimationFrame(next);
}

// The picture follows the cursor from line to line.
function follow() {
  if (running || !now.times) return;
  const cue = now.times.cues.find((cue) => cue.line === script.cursorLine());
  if (cue && Math.abs(cue.start - now.time) > 1e-3) go(cue.start + Math.min(cue.length, .001));
}

$("back").onclick = () => step(-1);
$("step").onclick = () => step(1);
$("run").onclick = run;
$("scrubber").oninput = () => { stop(); go(Number($("scrubber").value)); };
for (const event of ["click", "cursor"]) $("script").addEventListener(event, follow);
$("script").addEventListener("keyup", (event) => { if (/^(Arrow|Page|Home|End)/.test(event.key)) follow(); });
addEventListener("keydown", (event) => {
  if ($("play").hidden) return;
  if (event.altKey && event.code === "KeyP") { event.preventDefault(); run(); }
  const isWriting = event.target.closest("input:not([type=range]), textarea, select");
  if (event.shiftKey && !isWriting && /^Arrow(Left|Right)$/.test(event.key)) {
    event.preventDefault();
    step(event.key === "ArrowRight" ? 1 : -1);
  }
}, true);
