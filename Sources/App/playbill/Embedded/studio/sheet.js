import { ask, show } from "./calls.js";
import { make } from "./page.js";

// One picture in all its looks, group by group, side by side.
const rounds = new WeakMap();

// Fills an element: `groups` are titles with their looks, each with what a call named `name` has to ask for besides
// `members`. The pictures are made one after another, so that the one being edited is never kept waiting for long.
export async function fill(element, name, members, groups, size) {
  const mine = {};
  rounds.set(element, mine);
  const jobs = [];
  element.replaceChildren(...groups.flatMap(({ title, looks }) => {
    const row = make("div", { className: "row" }, ...looks.map((look) => {
      const { figure, draw } = figureOf(look, size, () => ask(name, { ...members, ...look.wanted }));
      jobs.push(draw);
      return figure;
    }));
    return [make("h3", { textContent: title }), row];
  }));
  for (const job of jobs) {
    if (rounds.get(element) !== mine) return;
    await job(() => rounds.get(element) === mine);
  }
}

function figureOf(look, size, asked) {
  const image = new Image();
  image.alt = look.name;
  image.style.aspectRatio = `${look.width ?? size.width} / ${look.height ?? size.height}`;
  const about = look.about && look.about !== look.name ? ` ${look.about}` : "";
  const caption = make("figcaption", {}, make("b", { textContent: look.name }), about);
  const draw = async (isWanted) => {
    try {
      const { picture } = await asked();
      if (isWanted()) await show(picture, image);
    } catch (refusal) {
      caption.append(` ${refusal.message}`);
    }
  };
  return { figure: make("figure", {}, image, caption), draw };
}

// A moment of a play in the styles of its actor, the sizes of films and cards, and its languages.
export function drawMoment(play, text, time, times) {
  const looks = (list, of) => list.map(of);
  fill(document.getElementById("sheet"), "frame", { path: play.path, text, time }, [
    { title: "Styles", looks: looks(times.styles, (style) => ({ name: style, wanted: { style } })) },
    {
      title: "Sizes",
      looks: looks(times.sizes, ({ width, height, title }) =>
        ({ name: `${width} × ${height}`, about: title, width, height, wanted: { width, height } })),
    },
    {
      title: "Languages",
      looks: [{ name: "The play's own", wanted: {} },
        ...looks(play.languages, (language) => ({ name: language, wanted: { language } }))],
    },
  ], times);
}
