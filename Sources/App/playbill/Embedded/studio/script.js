// The script as text: line numbers, the line of the moment, and mistakes under their words.
const area = document.getElementById("script");
const gutter = document.getElementById("gutter");
const marks = document.getElementById("marks");
const list = document.getElementById("mistakes");

let mistakes = [];
let current = 0;

export const text = () => area.value;

// Exchanges only what differs, so that the field's own undo takes it back.
export function setText(next) {
  const now = area.value;
  if (now === next) return;
  let start = 0;
  while (start < Math.min(now.length, next.length) && now[start] === next[start]) start += 1;
  let end = 0;
  while (end < Math.min(now.length, next.length) - start && now.at(-1 - end) === next.at(-1 - end)) end += 1;
  const focus = document.activeElement;
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, now.length - end);
  const part = next.slice(start, next.length - end);
  const isDone = document.execCommand(part ? "insertText" : "delete", false, part);
  if (!isDone || area.value !== next) area.value = next;
  if (focus && focus !== area && focus !== document.body) focus.focus({ preventScroll: true });
  paint();
}

// Another file: there is nothing to take back.
export function openText(next) {
  area.value = next;
  mistakes = [];
  paint();
  tell();
}

export function setCurrent(line) {
  if (line === current) return;
  current = line;
  paint();
}

export function setMistakes(found, onChoose) {
  mistakes = found;
  paint();
  tell(onChoose);
}

function paint() {
  const lines = area.value.split("\n");
  area.style.height = `${Math.max(lines.length, 12) * 1.6 + 2.2}em`;
  gutter.replaceChildren(...lines.map((_, index) => {
    const number = document.createElement("span");
    number.textContent = index + 1;
    number.classList.toggle("current", index + 1 === current);
    number.classList.toggle("wrong", mistakes.some((mistake) => mistake.line === index + 1));
    return number;
  }));
  marks.replaceChildren(...lines.map((line, index) => {
    const row = document.createElement("div");
    row.classList.toggle("current", index + 1 === current);
    const mistake = mistakes.find((mistake) => mistake.line === index + 1);
    if (!mistake) { row.textContent = line || " "; return row; }
    // Columns are counted in Unicode scalars.
    const letters = [...line];
    const start = Math.max(0, Math.min(mistake.column - 1, letters.length - 1));
    const under = document.createElement("u");
    under.textContent = letters.slice(start, start + mistake.length).join("") || " ";
    row.append(letters.slice(0, start).join(""), under, letters.slice(start + mistake.length).join(""));
    return row;
  }));
  marks.style.translate = `${-area.scrollLeft}px`;
}

function tell(onChoose) {
  list.replaceChildren(...mistakes.map((mistake) => {
    const item = document.createElement("li");
    item.className = mistake.severity;
    const message = document.createElement("p");
    if (mistake.line) {
      const button = document.createElement("button");
      button.textContent = `Line ${mistake.line}`;
      button.onclick = () => { select(mistake.line); onChoose?.(mistake.line); };
      message.append(button, ": ");
    }
    message.append(mistake.message);
    item.append(message);
    if (mistake.remedy) {
      const remedy = document.createElement("p");
      remedy.textContent = mistake.remedy;
      item.append(remedy);
    }
    return item;
  }));
}

// Puts the cursor into a line.
export function select(line) {
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}

// The line that the cursor is in.
export const cursorLine = () => area.value.slice(0, area.selectionStart).split("\n").length;

area.addEventListener("scroll", () => { marks.style.translate = `${-area.scrollLeft}px`; });
gutter.addEventListener("click", (event) => {
  const line = [...gutter.children].indexOf(event.target) + 1;
  if (line > 0) select(line), area.dispatchEvent(new Event("cursor"));
});
area.addEventListener("input", paint);
