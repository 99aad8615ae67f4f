// The lines of a play along its time: pauses can be dragged by their ends, or changed with the arrow keys.
const track = document.getElementById("track");
const lines = document.getElementById("lines");
let dragged;
let shownAt;

// A pause is as wide as a finger needs; the track grows beyond its place where that takes it, and scrolls.
const finger = 24, widest = 8000;

export const isDragging = () => Boolean(dragged);

// Draws the lines; `onPause(cue, seconds)` is asked for a pause of another length, `onChoose(cue)` to go to a line.
export function draw(times, { onPause, onChoose }) {
  if (dragged) return;
  const pauses = times.cues.filter((cue) => cue.kind === "pause" && cue.isOwn && cue.length > 0);
  const shortest = Math.min(times.duration, ...pauses.map((cue) => cue.length));
  track.style.minWidth = `${Math.min(widest, finger * times.duration / shortest)}px`;
  const focused = document.activeElement?.dataset?.cue;
  const share = (seconds) => `${100 * seconds / times.duration}%`;
  const blocks = times.cues.map((cue) => {
    const block = document.createElement("div");
    // A card that is shown for a while is something that happens.
    block.className = cue.kind !== "pause" && cue.length > 0 ? "deed" : cue.kind;
    block.style.left = share(cue.start);
    if (cue.length > 0) block.style.width = share(Math.min(cue.length, times.duration - cue.start));
    block.title = `${cue.line}: ${cue.text}`;
    block.dataset.cue = cue.number;
    if (cue.kind !== "pause") { block.onclick = () => onChoose(cue); return block; }
    if (!cue.isOwn) { block.classList.add("foreign"); block.onclick = () => onChoose(cue); return block; }
    slider(block, cue, times, onPause, onChoose);
    return block;
  });
  const now = document.createElement("div");
  now.className = "now";
  track.replaceChildren(...blocks, now);
  if (focused) track.querySelector(`[role=slider][data-cue="${focused}"]`)?.focus({ preventScroll: true });
}

export function setNow(time, duration) {
  const now = track.querySelector(".now");
  if (now) now.style.left = `${100 * time / duration}%`;
  if (time === shownAt || dragged) return;
  shownAt = time;
  const place = track.clientWidth * time / duration;
  if (place < lines.scrollLeft || place > lines.scrollLeft + lines.clientWidth) {
    lines.scrollLeft = place - lines.clientWidth / 2;
  }
}

function slider(block, cue, times, onPause, onChoose) {
  block.tabIndex = 0;
  block.setAttribute("role", "slider");
  block.setAttribute("aria-label", `Pause on line ${cue.line}`);
  block.setAttribute("aria-valuemin", 0);
  block.setAttribute("aria-valuenow", cue.length.toFixed(2));
  block.setAttribute("aria-valuetext", `${cue.length.toFixed(2)} seconds`);
  block.onkeydown = (event) => {
    const step = { ArrowRight: .1, ArrowUp: .1, ArrowLeft: -.1, ArrowDown: -.1, PageUp: .5, PageDown: -.5 }[event.key];
    if (!step || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onPause(cue, Math.max(0, cue.length + step), true);
  };
  block.onpointerdown = (event) => {
    if (event.button !== 0) return;
    block.setPointerCapture(event.pointerId);
    // The scale stays while somebody drags, or the block would run away from the finger.
    dragged = { cue, from: event.clientX, scale: times.duration / track.clientWidth, length: cue.length, moved: false };
    const tip = document.createElement("span");
    tip.className = "tip";
    block.append(tip);
  };
  block.onpointermove = (event) => {
    if (dragged?.cue !== cue) return;
    const way = event.clientX - dragged.from;
    if (Math.abs(way) > 3) dragged.moved = true;
    if (!dragged.moved) return;
    dragged.length = Math.max(0, Math.round((cue.length + way * dragged.scale) * 20) / 20);
    block.style.width = `${100 * dragged.length / times.duration}%`;
    block.querySelector(".tip").textContent = `${dragged.length.toFixed(2)} s`;
    onPause(cue, dragged.length, false);
  };
  const end = (isKept) => () => {
    if (dragged?.cue !== cue) return;
    const { moved, length } = dragged;
    dragged = undefined;
    block.querySelector(".tip")?.remove();
    if (!moved) return onChoose(cue);
    onPause(cue, isKept ? length : cue.length, true);
  };
  block.onpointerup = end(true);
  block.onpointercancel = end(false);
}
