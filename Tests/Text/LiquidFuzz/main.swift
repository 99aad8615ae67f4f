// Torments the lexer, the parser and the renderer with templates broken at random, and the JSON reader with texts.
//
//     LiquidFuzz [SECONDS] [SEED]      ends with status 0 where nothing crashed and every law held
//
// What is tried is written to standard error before it runs only where `--verbose` is given; a crash can be repeated
// with the seed that was printed first.

import Dates
import Diagnostics
import JSON
import Liquid
import Markup
import Values

/// SplitMix64 (Steele, Lea, Flood 2014).
struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

let arguments = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
let seconds = arguments.first.flatMap { Int($0) } ?? 10
let seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
let isVerbose = CommandLine.arguments.contains("--verbose")
var generator = Generator(state: seed)
print("seed \(seed), \(seconds) s")

var run = FuzzRun(generator: generator)
let clock = ContinuousClock()
let end = clock.now + .seconds(seconds)
while clock.now < end {
    for _ in 0..<50 {
        let text = run.template()
        if isVerbose { print(String(reflecting: text)) }
        run.tryTemplate(text)
        run.tryJSON()
    }
}
print("\(run.tried) templates, \(run.rendered) of them rendered, \(run.texts) JSON texts: all laws held")
