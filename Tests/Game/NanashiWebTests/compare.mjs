// Plays the games of a trace in the WebAssembly build of the engine and compares every state with the native one's.
//
//     NanashiBench trace | node compare.mjs nanashi.wasm

import { readFileSync } from "node:fs";

const LARGEST = 65536;
const file = process.argv[2];
const bytes = readFileSync(file);
const module = new WebAssembly.Module(bytes);
const faults = [];

if (bytes.length > LARGEST) faults.push(`${file} has ${bytes.length} bytes, more than ${LARGEST}`);
for (const { module: from, name } of WebAssembly.Module.imports(module)) faults.push(`it imports ${from}.${name}`);
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}

const engine = new WebAssembly.Instance(module, {}).exports;

function write(text) {
  const codes = new TextEncoder().encode(text);
  new Uint8Array(engine.memory.buffer, engine.nanashi_memory(), 256).set(codes);
  return codes.length;
}

function state() {
  const length = engine.nanashi_state();
  return Buffer.from(engine.memory.buffer, engine.nanashi_memory(), length).toString("hex");
}

const actions = {
  begin: (...fen) => {
    const column = engine.nanashi_begin(write(fen.join(" ")));
    if (column !== 0) faults.push(`the FEN is refused at column ${column}`);
  },
  tap: (square) => engine.nanashi_tap(Number(square)),
  robot: (level, seed) => engine.nanashi_robot(Number(level), Number(seed)),
  pass: () => engine.nanashi_pass(),
  undo: () => engine.nanashi_undo(),
  redo: () => engine.nanashi_redo(),
  resign: () => engine.nanashi_resign(),
};

const lines = readFileSync(0, "utf8").split("\n").filter((line) => line !== "");
let ended = 0;
for (const [index, line] of lines.entries()) {
  const [action, expected] = line.split("\t");
  const [verb, ...operands] = action.split(" ");
  actions[verb](...operands.filter((word) => word !== ""));
  const found = state();
  if (found !== expected) {
    faults.push(`line ${index + 1}, ${action}:\n  native ${expected}\n  wasm   ${found}`);
    break;
  }
  if (found.slice(200, 202) !== "00") ended += 1;
}
if (lines.length < 100) faults.push(`the trace has only ${lines.length} lines`);
if (ended === 0) faults.push("no game came to an end");
if (engine.nanashi_begin(write("x5o/9")) === 0) faults.push("a bad FEN is taken");

if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
console.log(`${file}: ${bytes.length} bytes, ${lines.length} states alike, ${ended} ends of games`);
