import Nanashi

// How fast the engine counts and searches, and how strong its levels are.
//
//     NanashiBench perft [DEPTH]      counting at the last ply, and making every leaf
//     NanashiBench robot [NODES]      nodes per second of the search
//     NanashiBench count|make [DEPTH] one count from the start, for callgrind
//     NanashiBench ladder [GAMES [LOWEST [HIGHEST]]]
//                                     these levels against all below, from varied openings, colours swapped
//     NanashiBench trace              games with every state, to compare the WebAssembly build with
//     NanashiBench uai                the engine protocol, for matches between two builds
//     NanashiBench match [--games N] [--go "movetime 20"] [--from OPENING] ENGINE ENGINE
//                                     a match between two engines, each a command, with `;name=value` for its options
//     NanashiBench selfplay [GAMES [FIRST [NODES]]]
//                                     positions of games against itself, with their results
//     NanashiBench tune               weights from such positions on standard input; `make tune` does both

let arguments = Array(CommandLine.arguments.dropFirst())
let number = arguments.dropFirst().first.flatMap { Int($0) }
switch arguments.first {
case "perft": benchPerft(depth: number ?? 6)
case "robot": benchRobot(nodes: number ?? 1_000_000)
case "count": say("\(Position.start.perft(number ?? 5))")
case "make": say("\(Position.start.perftMaking(number ?? 5).nodes)")
case "ladder":
    let numbers = arguments.dropFirst(2).compactMap { Int($0) }
    let (lowest, highest) = (numbers.first ?? 2, numbers.dropFirst().first ?? 6)
    playLadder(games: number ?? 100, levels: lowest...max(lowest, highest))
case "trace": traceGames()
case "uai": speakUAI()
case "selfplay":
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    let first = numbers.dropFirst().first ?? 0
    playAgainstItself(first..<first + (number ?? 20_000), nodes: numbers.dropFirst(2).first ?? 1_500)
case "tune": tune()
case "match" where Match.play(arguments: Array(arguments.dropFirst())): break
default:
    say(
        "usage: NanashiBench perft [DEPTH] | robot [NODES] | count|make [DEPTH] | ladder [GAMES [LOWEST [HIGHEST]]] | trace | uai | selfplay [GAMES [FIRST [NODES]]] | tune | match [--games N] [--go WORDS] [--from OPENING] ENGINE ENGINE"
    )
}
