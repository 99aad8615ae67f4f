// Makes the kit of a product cold, again, and after a changed sentence, in memory, and tells where the time goes.
//
//     KitBench PLAYBILL [PRODUCT]     run it in the folder of a site

import Foundation

/// What a run said, and how long it took.
struct Run {
    var seconds: Double
    var output: String
}

func run(_ words: [String], in folder: URL) throws -> Run {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = folder
    process.standardOutput = pipe
    process.standardError = pipe
    let start = ContinuousClock.now
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let time = ContinuousClock.now - start
    guard process.terminationStatus == 0 else {
        print("\(words.joined(separator: " ")): status \(process.terminationStatus)\n\(output)")
        try? FileManager.default.removeItem(at: folder)
        exit(1)
    }
    return Run(
        seconds: Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18, output: output)
}

func rounded(_ value: Double) -> String { String(format: "%.2f", value) }

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
    print("usage: KitBench PLAYBILL [PRODUCT]")
    exit(64)
}
let program = URL(filePath: arguments[1]).path
let product = arguments.count > 2 ? arguments[2] : "nanashi"
let files = FileManager.default
let memory = URL(filePath: files.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory())
let root = memory.appending(path: "playbill-kit-bench-\(ProcessInfo.processInfo.processIdentifier)")
defer { try? files.removeItem(at: root) }
try files.createDirectory(at: root, withIntermediateDirectories: true)
// Manifests name files of the whole folder, such as its changelog.
for name in try files.contentsOfDirectory(atPath: ".") where !name.hasPrefix(".") && !["public", "kit"].contains(name) {
    try files.copyItem(at: URL(filePath: name), to: root.appending(path: name))
}

let words = [program, "kit", product, "--verbose"]
let cold = try run(words, in: root)
let again = try run(words, in: root)
let manifest = root.appending(path: "content/products/\(product)/product.yml")
let text = try String(contentsOf: manifest, encoding: .utf8)
let changed = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    // One letter is another, so that what fitted a place fits it still.
    guard line.hasPrefix("tagline: "), let last = line.lastIndex(where: \.isLetter) else { return String(line) }
    return line.replacingCharacters(in: last...last, with: line[last] == "x" ? "y" : "x")
}
try changed.joined(separator: "\n").write(to: manifest, atomically: true, encoding: .utf8)
let edited = try run(words, in: root)
print("kit of \(product): cold \(rounded(cold.seconds)) s")
for line in cold.output.split(separator: "\n") where line.hasPrefix("  ") && line.hasSuffix("%") { print("  \(line)") }
print("  again \(rounded(again.seconds)) s, after a changed sentence \(rounded(edited.seconds)) s")
