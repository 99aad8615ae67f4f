import Glibc

// Throws damaged files at every reader of a site: each answers or objects within ten seconds and a gigabyte.
//
//     SiteFuzz [SECONDS [SEED [KIND …]]]      all kinds share the seconds; SiteFuzz 0 lists them
//     … --slowest                             also writes each kind's slowest case to `SiteFuzz-KIND.slow`
//     SiteFuzz --case KIND FILE               one file, as it was left behind
//
// A case that traps, hangs or takes too much is written to `SiteFuzz-KIND.case`, and the status is not 0.

let words = Array(CommandLine.arguments.dropFirst())
if words.first == "--case", words.count == 3, let kind = Kind.all.first(where: { $0.name == words[1] }) {
    Watch.begin()
    Watch.run(kind.name, bytesOfFile(words[2]), kind.body)
    print("survived")
    exit(0)
}
let seconds = words.first.flatMap { Int($0) } ?? 60
let seed = words.dropFirst().first.flatMap { UInt64($0) } ?? 1
let names = words.dropFirst(2).filter { !$0.hasPrefix("--") }
let kinds = Kind.all.filter { names.isEmpty || names.contains($0.name) }
if seconds == 0 { kinds.forEach { print($0.name) } }
Watch.begin()
var tried = 0
for (index, kind) in kinds.enumerated() where seconds > 0 {
    // Each kind has its own luck, so that one can be repeated without the others.
    Watch.slowest = .zero
    var random = SeededRandom(state: seed &+ UInt64(index) << 32)
    let count = fuzz(kind, milliseconds: seconds * 1_000 / kinds.count, &random)
    tried += count
    print("\(kind.name): \(count) cases, \(Watch.slowest) the slowest, \(Watch.mostMegabytes) MB at most")
    if words.contains("--slowest") { writeFile("SiteFuzz-\(kind.name).slow", Watch.slowestInput) }
    fflush(nil)
}
print("\(tried) cases with seed \(seed): none trapped, hung or took a gigabyte")

func writeFile(_ path: String, _ bytes: [UInt8]) {
    guard let file = fopen(path, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
}

func bytesOfFile(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return bytes
}

/// Tries cases of a kind for a time; how many there were.
func fuzz(_ kind: Kind, milliseconds: Int, _ random: inout SeededRandom) -> Int {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    var count = 0
    while ContinuousClock.now < end {
        Watch.run(kind.name, random.damaged(kind), kind.body)
        count += 1
    }
    return count
}
