import Glibc

/// What a program has answered to what it was given to read.
package struct FilterRun: Sendable {
    /// What it wrote.
    package var output: [UInt8]
    /// What it said of it.
    package var errors: String
    /// Whether it ended well.
    package var isGood: Bool { ending == "with status 0" }
    /// How it ended, in words.
    package var ending: String

    /// Runs a program that reads its standard input and writes its standard output, in an environment of no more than it is given.
    ///
    /// - Parameters:
    ///   - words: the program's path and its arguments.
    ///   - input: what it reads.
    ///   - home: the folder that it takes for its user's.
    ///   - environment: all of its environment; a small one of its own unless given.
    ///   - seconds: how long it may take.
    /// - Throws: the system's words for why there is none, and where it took too long.
    package init(
        _ words: [String], input: [UInt8], home: String = "/nonexistent", environment: [String]? = nil, seconds: Int
    ) throws(RehearsalFailure) {
        // Files without names, so that neither side waits for the other.
        let streams = (0..<3).compactMap { _ in tmpfile() }
        defer { for stream in streams { fclose(stream) } }
        guard streams.count == 3 else { throw RehearsalFailure(message: String(cString: strerror(errno))) }
        let files = streams.map { fileno($0) }
        var written = 0
        while written < input.count {
            let count = input[written...].withUnsafeBytes { write(files[0], $0.baseAddress, $0.count) }
            guard count > 0 else { throw RehearsalFailure(message: String(cString: strerror(errno))) }
            written += count
        }
        lseek(files[0], 0, SEEK_SET)
        let session = try Session(
            words, environment: environment ?? ["LC_ALL=C.UTF-8", "HOME=\(home)", "SERVER_NAME=playbill"], home: home
        ) { actions in
            for (number, file) in files.enumerated() {
                posix_spawn_file_actions_adddup2(&actions, file, Int32(number))
            }
        }
        var rounds = 0
        while session.ending == nil, rounds < seconds * 500 {
            usleep(2000)
            rounds += 1
        }
        let ending = session.ending
        if ending == nil { kill(-session.leader, SIGKILL) }
        session.reap()
        guard let ending else { throw RehearsalFailure(message: "it took more than \(seconds) seconds") }
        output = FilterRun.contents(of: files[1])
        errors = String(decoding: FilterRun.contents(of: files[2]), as: UTF8.self)
        self.ending = ending
    }

    private static func contents(of file: Int32) -> [UInt8] {
        lseek(file, 0, SEEK_SET)
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(file, &chunk, chunk.count)
            guard count > 0, bytes.count < 1 << 26 else { return bytes }
            bytes += chunk[..<count]
        }
    }
}
