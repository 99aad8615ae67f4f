import Glibc
import Nanashi

// nanashi-bench: how fast the engine counts and searches.
//
//     NanashiBench perft [DEPTH]      counting at the last ply, and making every leaf

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first ?? "perft" {
case "perft": benchPerft(depth: arguments.dropFirst().first.flatMap { Int($0) } ?? 6)
default: print("usage: NanashiBench perft [DEPTH]")
}
