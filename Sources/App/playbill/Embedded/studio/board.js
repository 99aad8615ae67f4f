// The places that a finger can touch, laid over the picture, and the words of whoever acts.
const places = document.getElementById("places");
const deeds = document.getElementById("deeds");
const words = document.getElementById("words");

// What can be added with one press beside the board: lines that need no place to be named.
const plain = ["robot", "undo", "pass"];

// Lays a button over each place; `onTap(name)` is asked to tap it, `onLine(text)` to add a line.
export function draw(times, { onTap, onLine }) {
  const focused = document.activeElement?.parentElement === places ? document.activeElement.title : undefined;
  const part = (length, whole) => `${100 * length / whole}%`;
  places.replaceChildren(...times.places.map((place) => {
    const button = document.createElement("button");
    button.type = "button";
    button.title = place.name;
    button.setAttribute("aria-label", place.name);
    button.style.left = part(place.x, times.width);
    button.style.top = part(place.y, times.height);
    button.style.width = part(place.width, times.width);
    button.style.height = part(place.height, times.height);
    button.onclick = () => onTap(place.name);
    return button;
  }));
  if (focused) [...places.children].find((button) => button.title === focused)?.focus();
  const own = times.words.filter((word) => plain.includes(word.name));
  const lines = own.map((word) => [word.name === "robot" ? word.example : word.name, word.help]);
  words.replaceChildren(...[...lines, ["wait 0.8s", "a pause"], ["caption \"…\"", "words"]].map(([line, help]) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = line;
    button.title = help;
    button.onclick = () => onLine(line);
    return button;
  }));
}

export function setOn(isOn) {
  places.hidden = deeds.hidden = !isOn;
}

// Arrow keys go from place to place, as the eye does.
places.addEventListener("keydown", (event) => {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (!way || event.shiftKey || event.target.parentElement !== places) return;
  event.preventDefault();
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(event.target);
  const rated = [...places.children].filter((other) => other !== event.target).map((other) => {
    const [toX, toY] = middle(other);
    const along = (toX - x) * way[0] + (toY - y) * way[1];
    const across = Math.abs((toX - x) * way[1]) + Math.abs((toY - y) * way[0]);
    return { other, along, cost: along + across * 3 };
  }).filter(({ along }) => along > 1).sort((one, other) => one.cost - other.cost);
  rated[0]?.other.focus();
});
