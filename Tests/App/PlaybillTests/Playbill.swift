import Foundation

/// The program itself, run as its users run it.
struct Playbill {
    /// What a run left behind.
    struct Outcome {
        var status: Int32
        var output: String
        var messages: String
    }

    /// A folder of its own for each test, gone with it.
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "playbill-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// The program beside the tests, where the build has put both.
    static var executable: URL {
        Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }?.deletingLastPathComponent()
            .appending(path: "playbill")
            ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "playbill")
    }

    func write(_ files: [String: String]) throws {
        for (path, text) in files {
            let url = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            // In one step: who watches the folder would read a file that is empty for an instant, and show that.
            let new = folder.appendingPathExtension("new")
            try Data(text.utf8).write(to: new)
            guard rename(new.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        }
    }

    func text(_ path: String) -> String? { try? String(contentsOf: folder.appending(path: path), encoding: .utf8) }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.appending(path: path).path) }

    /// What stands in the folder, hidden or not.
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

    func callAsFunction(_ words: String..., input: String = "", environment: [String: String] = [:]) throws -> Outcome {
        try run(words, input: input, environment: environment)
    }

    /// A run with these words behind the program's name.
    func run(
        _ words: [String], input: String = "", environment: [String: String] = [:], program: URL = executable
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = program
        process.arguments = words
        process.currentDirectoryURL = folder
        // Whether the tests run in a CI is nothing to the program in them.
        process.environment = ProcessInfo.processInfo.environment.merging(["CI": ""]) { $1 }.merging(environment) { $1 }
        let (inPipe, outPipe, errorFile) = (Pipe(), Pipe(), folder.appending(path: ".messages"))
        _ = FileManager.default.createFile(atPath: errorFile.path, contents: nil)
        process.standardInput = inPipe
        process.standardOutput = outPipe
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
        inPipe.fileHandleForWriting.write(Data(input.utf8))
        try inPipe.fileHandleForWriting.close()
        let output = outPipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
            messages: text(".messages") ?? "")
    }
}
