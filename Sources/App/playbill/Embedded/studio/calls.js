// What the page asks of the server. The token of this run stands in the page, which no other page can read.
const token = document.querySelector("meta[name=token]").content;

// An answer that is a refusal: `mistakes` with their places, or an `error` and its remedy.
export class Refusal extends Error {
  constructor(status, body) {
    super(body.error ?? body.mistakes?.[0]?.message ?? "The server refused, and did not say why.");
    Object.assign(this, { status, body, mistakes: body.mistakes ?? [] });
  }
}

export async function ask(name, members = {}, signal) {
  const response = await fetch(name, {
    method: "POST", signal,
    headers: { "Content-Type": "application/json", "X-Playbill-Token": token },
    body: JSON.stringify(members),
  });
  const type = response.headers.get("Content-Type") ?? "";
  if (type.startsWith("image/") && response.ok) {
    const made = response.headers.get("Server-Timing")?.match(/dur=([\d.]+)/)?.[1];
    return { picture: await response.blob(), milliseconds: Number(made) };
  }
  const body = type === "application/json" ? await response.json() : { error: await response.text() };
  if (!response.ok) throw new Refusal(response.status, body);
  return body;
}

// Shows a picture in an image, and frees the one before it.
export function show(picture, image) {
  const before = image.src;
  image.src = URL.createObjectURL(picture);
  if (before.startsWith("blob:")) URL.revokeObjectURL(before);
  return image.decode().catch(() => {});
}
