import Files
import Glibc

/// What comes in: standard input, the environment, the clock.
///
/// Nothing else of the program reads them.
enum Input {
    /// All of standard input.
    static func standardInput() throws(DiskError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = chunk.withUnsafeMutableBytes { Glibc.read(0, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            if count < 0 { throw DiskError("read", "<stdin>") }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }

    /// Calls a body for each line of standard input as it arrives, without its end.
    static func eachLine(_ body: ([UInt8]) throws -> Void) throws {
        try someLines { for line in $0 { try body(line) } }
    }

    /// Calls a body for the lines of standard input that have arrived, several at once where they come quickly.
    static func someLines(_ body: ([[UInt8]]) throws -> Void) throws {
        var pending: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = chunk.withUnsafeMutableBytes { Glibc.read(0, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            if count < 0 { throw DiskError("read", "<stdin>") }
            if count == 0 { break }
            var start = 0
            var lines: [[UInt8]] = []
            while let end = chunk[start..<count].firstIndex(of: UInt8(ascii: "\n")) {
                lines.append(pending + chunk[start..<end])
                pending.removeAll(keepingCapacity: true)
                start = end + 1
            }
            pending += chunk[start..<count]
            if !lines.isEmpty { try body(lines) }
        }
        if !pending.isEmpty { try body([pending]) }
    }

    /// A variable of the environment.
    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// All variables of the environment, as `NAME=VALUE`.
    static var wholeEnvironment: [String] {
        var all: [String] = []
        var next = environ
        while let variable = next.pointee {
            all.append(String(cString: variable))
            next += 1
        }
        return all
    }

    /// The path of a program that stands in one of the folders of `PATH`; nil where none has it.
    static func program(_ name: String) -> String? {
        (environment("PATH") ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
            .first { access($0, X_OK) == 0 }
    }

    /// The clock, in seconds since 1970 and nanoseconds.
    static func clock() -> (seconds: Int, nanoseconds: Int) {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return (time.tv_sec, time.tv_nsec)
    }

    /// The bytes of the IANA database's file for a zone.
    static func zoneData(_ name: String) -> [UInt8]? {
        guard !name.isEmpty, !name.hasPrefix("/"), !name.contains("..") else { return nil }
        return try? Disk.live.read(Installation.zones + "/" + name)
    }
}
