// The list of what can be looked at: plays, and the boards and scenes of manifests, product by product.
import { ask, show } from "./calls.js";
import { $, make } from "./page.js";
import { refuse } from "./moment.js";

export const shelf = { plays: [], pictures: [], products: [], beginnings: [] };

export const pictureName = (one) => `${one.product}/${one.kind}-${one.number}`;
export const pictureMembers = (one) => ({ product: one.product, [one.kind]: one.number });

// Asks what there is.
export async function read() { Object.assign(shelf, await ask("plays")); }

// Shows it, then its pictures, one after another.
export async function fill() {
  await read();
  const products = Map.groupBy([...shelf.plays, ...shelf.pictures], (one) => one.product);
  $("shelf").replaceChildren(...[...products.values()].flatMap((all) => {
    const plays = all.filter((one) => one.name !== undefined);
    const pictures = all.filter((one) => one.kind !== undefined);
    return [
      make("h3", { textContent: all[0].productName }),
      ...row("Plays", plays.map(playCard)), ...row("Boards and scenes", pictures.map(pictureCard)),
    ];
  }));
  const options = (select, pairs) => select.replaceChildren(...pairs.map(([value, text]) => new Option(text, value)));
  const form = $("create").elements;
  options(form.product, shelf.products.map((one) => [one.slug, one.name]));
  options(form.beginning, shelf.beginnings.map((one) => [one, one]));
  for (const image of $("shelf").querySelectorAll("img")) {
    // Whoever has gone on to a play wants its picture first.
    if ($("plays").hidden) return;
    await posters.get(image)().catch((error) => {
      image.parentElement.querySelector("small").textContent = error.message;
    });
  }
}

const row = (title, cards) => (cards.length ? [make("h4", { textContent: title }), make("ul", {}, ...cards)] : []);

// What fills each image.
const posters = new WeakMap();

function card(href, name, about, className, poster) {
  const image = new Image();
  image.alt = "";
  posters.set(image, async () => show(await poster(), image));
  const link = make("a", { href, className }, image, name, make("small", { textContent: about }));
  return make("li", {}, link);
}

function playCard(one) {
  const about = one.isListed ? "" : "not in product.yml";
  return card(`#play=${encodeURIComponent(one.path)}`, one.name, about, "", async () => {
    const { path } = one;
    const { text } = await ask("open", { path });
    const { marks, duration } = await ask("perform", { path, text });
    const mark = marks.find((mark) => mark.name === "poster");
    return (await ask("frame", { path, text, time: mark?.time ?? duration / 2 })).picture;
  });
}

function pictureCard(one) {
  const name = one.title || `${one.kind} ${one.number}`;
  const looks = one.groups.find(({ title }) => title === "Sizes")?.looks ?? [];
  // The smallest is made soonest.
  const small = looks.toSorted((a, b) => a.width * a.height - b.width * b.height)[0];
  return card(`#picture=${pictureName(one)}`, name, `${one.kind} ${one.number}`, one.kind, async () =>
    (await ask("picture", { ...pictureMembers(one), ...small?.wanted })).picture);
}

$("create").onsubmit = async (event) => {
  event.preventDefault();
  try {
    const made = await ask("create", Object.fromEntries(new FormData($("create"))));
    $("create").reset();
    await read();
    location.hash = `play=${encodeURIComponent(made.path)}`;
  } catch (error) { refuse(error); }
};
