// The play's file: opened, saved, and looked at again when another program wrote it.
import { ask } from "./calls.js";
import { $, make } from "./page.js";
import { changed, edited, setOnBoard } from "./editing.js";
import { isDirty, members, now, refresh, refuse } from "./moment.js";
import * as script from "./script.js";

// Opens a play of the list at a moment.
export async function open(play, at = 0) {
  Object.assign(now, { play, times: undefined, time: at });
  $("name").textContent = `${play.productName}: ${play.name}`;
  $("path").textContent = play.path;
  document.title = `${play.name} · Studio`;
  $("conflict").hidden = true;
  $("state").textContent = "";
  await setOnBoard(false);
  try {
    const file = await ask("open", { path: play.path });
    now.saved = file;
    script.openText(file.text);
    changed();
    await refresh();
  } catch (error) { refuse(error); }
}

async function save(digest = now.saved.digest) {
  const text = script.text();
  try {
    const answer = await ask("save", members({ digest }));
    now.saved = { text, digest: answer.digest };
    $("conflict").hidden = true;
    changed();
    $("state").textContent = "Saved";
  } catch (error) {
    if (error.status === 409 && error.body.digest) conflict(error.body); else refuse(error);
  }
}

// Another program wrote the file: nothing is thrown away without being asked.
function conflict(theirs) {
  const box = $("conflict");
  const choice = (textContent, act) => make("button", { textContent, onclick: () => { box.hidden = true; act(); } });
  box.replaceChildren(
    "The file was changed by another program. What stands here is not saved.",
    make("div", {},
      choice("Take the file's", () => { now.saved = theirs; script.setText(theirs.text); edited(); }),
      choice("Keep mine, and save it", () => save(theirs.digest))));
  box.hidden = false;
}

// The site was made anew: the file may be another.
export async function look() {
  if (!now.play || $("play").hidden) return;
  try {
    const file = await ask("open", { path: now.play.path });
    // A play that it includes, or a file beside it, may be another.
    if (file.digest === now.saved.digest) return refresh();
    if (isDirty() && script.text() !== file.text) return conflict(file);
    now.saved = file;
    script.setText(file.text);
    await edited();
    $("state").textContent = "Read again: the file was changed";
  } catch (error) { refuse(error); }
}

$("save").onclick = () => save();
addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
  event.preventDefault();
  if (!$("play").hidden && !$("save").disabled) save();
}, true);
addEventListener("beforeunload", (event) => { if (isDirty()) event.preventDefault(); });
