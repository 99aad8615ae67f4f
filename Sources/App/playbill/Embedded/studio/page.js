// The page itself: its elements, and what it says when something goes wrong.
import { Refusal } from "./calls.js";

export const $ = (id) => document.getElementById(id);

// An element with its properties, and what it holds.
export function make(tag, properties = {}, ...children) {
  const { data, style, ...own } = properties;
  const element = Object.assign(document.createElement(tag), own);
  Object.assign(element.dataset, data);
  Object.assign(element.style, style);
  element.append(...children);
  return element;
}

let quiet;
export function trouble(message) {
  $("trouble").textContent = message;
  $("trouble").hidden = false;
  clearTimeout(quiet);
  quiet = setTimeout(() => { $("trouble").hidden = true; }, 6000);
}

// Why something was not done, in a line.
export function reason(error) {
  if (!(error instanceof Refusal)) return "The server does not answer. Is `playbill serve` still running?";
  return [error.message, error.body.remedy].filter(Boolean).join(": ");
}

// Bytes as the program's own lists tell them.
export function bytes(count) {
  return count < 1_000_000 ? `${Math.max(1, Math.round(count / 1000))} kB` : `${(count / 1e6).toFixed(1)} MB`;
}

// What a question that was overtaken by the next one ends with.
export const isAborted = (error) => error.name === "AbortError";
