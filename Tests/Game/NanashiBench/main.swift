import Nanashi

// How fast the engine counts and searches, and how strong its levels are.
//
//     NanashiBench perft [DEPTH]      counting at the last ply, and making every leaf
//     NanashiBench robot [NODES]      nodes per second of the search
//     NanashiBench count|make [DEPTH] one count from the start, for callgrind
//     NanashiBench ladder [GAMES [LOWEST]]
//                                     the levels against each other, from varied openings, colours swapped
//     NanashiBench trace              games with every state, to compare the WebAssembly build with
//     NanashiBench uai                the engine protocol, for matches between two builds

let arguments = Array(CommandLine.arguments.dropFirst())
let number = arguments.dropFirst().first.flatMap { Int($0) }
switch arguments.first {
case "perft": benchPerft(depth: number ?? 6)
case "robot": benchRobot(nodes: number ?? 1_000_000)
case "count": say("\(Position.start.perft(number ?? 5))")
case "make": say("\(Position.start.perftMaking(number ?? 5).nodes)")
case "ladder": playLadder(games: number ?? 100, from: arguments.dropFirst(2).first.flatMap { Int($0) } ?? 2)
case "trace": traceGames()
case "uai": speakUAI()
default:
    say(
        "usage: NanashiBench perft [DEPTH] | robot [NODES] | count|make [DEPTH] | ladder [GAMES [LOWEST]] | trace | uai"
    )
}
