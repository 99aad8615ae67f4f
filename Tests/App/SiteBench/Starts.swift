import Foundation

/// What commands cost that do next to nothing: the start of the program, in turn with that of Hugo.
struct Starts {
    private static let rounds = 41

    /// What is run, and the median of its time, less that of starting a program that does nothing.
    private(set) var milliseconds: [(command: String, time: Double)] = []

    /// - Parameters:
    ///   - program: Playbill.
    ///   - folder: where a small site is made, which has nothing to build a second time.
    ///   - hasHugo: whether Hugo is installed.
    /// - Throws: that the folder cannot be made.
    init(_ program: String, in folder: URL, hasHugo: Bool) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        _ = MeasuredRun([program, "new", "--quiet", "site"], in: folder)
        let site = folder.appending(path: "site")
        _ = MeasuredRun([program, "build", "--quiet"], in: site)
        var commands = [[program, "help"], [program, "markdown"], [program, "build", "--quiet"]]
        if hasHugo { commands.append(["hugo", "version"]) }
        var times = [[Double]](repeating: [], count: commands.count)
        var nothing: [Double] = []
        for _ in 0..<Starts.rounds {
            nothing.append(MeasuredRun(["true"], in: site).seconds)
            for (index, command) in commands.enumerated() {
                times[index].append(MeasuredRun(command, in: site).seconds)
            }
        }
        milliseconds = zip(commands, times).map { command, times in
            let name = command.map { $0 == program ? "playbill" : $0 }.joined(separator: " ")
            return (name, (median(times) - median(nothing)) * 1_000)
        }
    }
}
