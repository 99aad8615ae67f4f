// A board or a scene of a manifest: the picture as it is made, and in all its other looks.
import { ask, show } from "./calls.js";
import { $, reason, trouble } from "./page.js";
import * as sheet from "./sheet.js";
import { pictureMembers, pictureName, read, shelf } from "./shelf.js";

let shown;

// Opens the picture of a name such as `lantern/scene-2`.
export async function open(name) {
  const picture = shelf.pictures.find((one) => pictureName(one) === name);
  if (!picture) return location.replace("#plays");
  shown = name;
  const title = picture.title || `${picture.kind} ${picture.number}`;
  $("picture-name").textContent = `${picture.productName}: ${title}`;
  $("picture-path").textContent = `${picture.path}:${picture.line}`;
  document.title = `${title} · Studio`;
  const image = $("picture-own");
  image.alt = title;
  [image.width, image.height] = [picture.width, picture.height];
  try {
    const { picture: bytes, milliseconds } = await ask("picture", pictureMembers(picture));
    await show(bytes, image);
    $("picture-facts").textContent =
      `${picture.width} × ${picture.height}, made in ${Math.round(milliseconds)} ms`;
  } catch (error) { trouble(reason(error)); }
  if (shown === name) await sheet.fill($("picture-sheet"), "picture", pictureMembers(picture), picture.groups, picture);
}

// The site was made anew: the manifest may say something else.
export async function look() {
  if ($("picture-page").hidden) return;
  try {
    await read();
    await open(shown);
  } catch (error) { trouble(reason(error)); }
}
