import Nanashi

// How fast the engine counts and searches, and how strong its levels are.
//
//     NanashiBench perft [DEPTH]      counting at the last ply, and making every leaf
//     NanashiBench robot [NODES]      nodes per second of the search
//     NanashiBench trace              games with every state, to compare the WebAssembly build with
//     NanashiBench uai                the engine protocol, for matches between two builds

let arguments = Array(CommandLine.arguments.dropFirst())
let number = arguments.dropFirst().first.flatMap { Int($0) }
switch arguments.first {
case "perft": benchPerft(depth: number ?? 6)
case "robot": benchRobot(nodes: number ?? 1_000_000)
case "trace": traceGames()
case "uai": speakUAI()
default: say("usage: NanashiBench perft [DEPTH] | robot [NODES] | trace | uai")
}
