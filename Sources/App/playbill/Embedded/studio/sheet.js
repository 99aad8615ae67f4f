import { ask, show } from "./calls.js";

// One moment in all styles, sizes and languages, side by side.
const sheet = document.getElementById("sheet");
let round = 0;

// Makes the pictures one after another, so that the one being edited is never kept waiting for long.
export async function draw(play, text, time, times) {
  const mine = ++round;
  const members = { path: play.path, text, time };
  const groups = [
    ["Styles", times.styles.map((style) => [style, style, { style }])],
    ["Sizes", times.sizes.map((size) =>
      [`${size.width} × ${size.height}`, size.title, { width: size.width, height: size.height }])],
    ["Languages", [["The play's own", "", {}], ...play.languages.map((language) => [language, "", { language }])]],
  ];
  const jobs = [];
  sheet.replaceChildren(...groups.flatMap(([title, pictures]) => {
    const heading = document.createElement("h3");
    heading.textContent = title;
    const row = document.createElement("div");
    row.className = "row";
    for (const [name, about, wanted] of pictures) {
      const figure = document.createElement("figure");
      const image = new Image();
      const caption = document.createElement("figcaption");
      const strong = document.createElement("b");
      strong.textContent = name;
      caption.append(strong, about && about !== name ? ` ${about}` : "");
      image.alt = name;
      image.style.aspectRatio = `${wanted.width ?? times.width} / ${wanted.height ?? times.height}`;
      figure.append(image, caption);
      row.append(figure);
      jobs.push(async () => {
        try {
          const { picture } = await ask("frame", { ...members, ...wanted });
          if (mine === round) await show(picture, image);
        } catch (refusal) {
          caption.append(` ${refusal.message}`);
        }
      });
    }
    return [heading, row];
  }));
  for (const job of jobs) { if (mine !== round) return; await job(); }
}
