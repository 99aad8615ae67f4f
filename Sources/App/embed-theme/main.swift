import Glibc

// embed-theme STAMP OUTPUT NAME FOLDER [NAME FOLDER]…: writes a Swift file with one enumeration a folder, unless it is
// there already, and a stamp that says the run happened.

let arguments = CommandLine.arguments
guard arguments.count >= 5, arguments.count % 2 == 1 else {
    reportError("usage: embed-theme STAMP OUTPUT NAME FOLDER [NAME FOLDER]...")
    exit(64)
}
var folders: [EmbeddedFolder] = []
for place in stride(from: 3, to: arguments.count, by: 2) {
    do throws(FileProblem) {
        let files = try Folder(path: arguments[place + 1]).files()
        folders.append(EmbeddedFolder(name: arguments[place], files: files))
    } catch {
        reportError(error.description)
        exit(66)
    }
}
do throws(FileProblem) {
    let source = swiftSource(of: folders)
    if (try? read(arguments[2])) != source { try write(source, to: arguments[2]) }
    try write(Array("\(now())\n".utf8), to: arguments[1])
} catch {
    reportError(error.description)
    exit(73)
}

func reportError(_ message: String) {
    let line = Array("embed-theme: error: \(message)\n".utf8)
    _ = line.withUnsafeBytes { Glibc.write(2, $0.baseAddress, $0.count) }
}

/// Nanoseconds that differ from one run to the next.
func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
