import Foundation
import Testing

/// The package's folder, found from this file.
let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

@Suite struct ImportTests {
    @Test(arguments: HouseTable.rows.map { "\($0.wing)/\($0.target)" })
    func `a target imports only what its row says`(room: String) throws {
        let row = try #require(HouseTable.rows.first { "\($0.wing)/\($0.target)" == room })
        let allowed = row.wing == "Game" ? row.imports : row.imports.union(HouseTable.system)
        for file in SourceFile.ofRooms[room] ?? [] {
            for name in file.imports {
                #expect(allowed.contains(name), "\(file.path) imports \(name)")
            }
        }
    }

    @Test(arguments: HouseTable.rows.map { "\($0.wing)/\($0.target)" })
    func `a target imports all that its row says`(room: String) throws {
        let row = try #require(HouseTable.rows.first { "\($0.wing)/\($0.target)" == room })
        let used = Set((SourceFile.ofRooms[room] ?? []).flatMap(\.imports))
        #expect(row.imports.subtracting(used).sorted() == [], "no file of \(room) imports them")
    }

    @Test func `the package's dependencies are those of the table`() throws {
        let declared = try declaredTargets()
        for row in HouseTable.rows where row.target != "ThemeEmbedding" {
            let room = "\(row.wing)/\(row.target)"
            let dependencies = try #require(declared[room], "\(room) is not in Package.swift")
            #expect(dependencies.sorted() == row.imports.sorted(), "\(room)")
        }
        #expect(declared.keys.filter { !$0.hasPrefix("Libraries/") }.count == HouseTable.rows.count - 1)
    }

    @Test func `a C library enters by one door`() throws {
        let imported = HouseTable.rows.map { row in
            (target: row.target, names: Set((SourceFile.ofRooms["\(row.wing)/\(row.target)"] ?? []).flatMap(\.imports)))
        }
        for library in try folders(in: "Sources/Libraries") {
            let doors = imported.filter { $0.names.contains(library) }.map(\.target)
            #expect(doors.count == 1, "\(library) is imported by \(doors)")
        }
    }

    @Test func `nobody below the program names the disk`() {
        for row in HouseTable.rows where row.wing != "App" {
            for file in SourceFile.ofRooms["\(row.wing)/\(row.target)"] ?? [] {
                #expect(!file.text.contains("Disk.live"), "\(file.path)")
            }
        }
    }

    @Test func `nobody in the program but its table of games names a game`() {
        let games = ["anashi", "uoin"]
        let files = SourceFile.ofRooms.filter { $0.key.hasPrefix("App/") }.values.joined()
        for file in files where !file.path.hasSuffix("/Games/Games.swift") {
            for game in games {
                #expect(!file.text.contains(game), "\(file.path) names a game")
            }
        }
    }

    @Test func `every folder of a wing is a row of the table`() throws {
        let known = Set(HouseTable.rows.map { "\($0.wing)/\($0.target)" })
        for wing in Set(HouseTable.rows.map(\.wing)) {
            for room in try folders(in: "Sources/\(wing)") where room != "Starter" {
                #expect(known.contains("\(wing)/\(room)"), "Sources/\(wing)/\(room) is not in the table")
            }
        }
        #expect(Set(try folders(in: "Sources")) == Set(HouseTable.rows.map(\.wing)).union(["Libraries"]))
    }

    @Test func `every folder of tests belongs to a target of the package`() throws {
        // Some fuzzers are compiled by a script of theirs, with a flag that SwiftPM has no target for.
        let manifest = try ["Package.swift", "Makefile"].map {
            try String(contentsOf: root.appending(path: $0), encoding: .utf8)
        }.joined()
        for wing in try folders(in: "Tests") {
            for folder in try folders(in: "Tests/\(wing)") {
                let name = folder.hasSuffix("Tests") ? String(folder.dropLast(5)) : folder
                let isNamed =
                    manifest.contains("\"\(name)\"") || manifest.contains(folder)
                    || FileManager.default.fileExists(
                        atPath: root.appending(path: "Tests/\(wing)/\(folder)/fuzz.sh").path)
                #expect(isNamed, "Tests/\(wing)/\(folder)")
            }
        }
    }

    /// A module that is compiled without it has no `package` declarations to show, which nobody sees before the script runs.
    @Test func `scripts that compile Swift name the package`() throws {
        var scripts = 0
        for folder in ["Sources", "Tests"] {
            let files = FileManager.default.enumerator(
                at: root.appending(path: folder), includingPropertiesForKeys: nil)
            for case let file as URL in try #require(files) where file.pathExtension == "sh" {
                let text = try String(contentsOf: file, encoding: .utf8)
                // A call goes over several lines.
                let calls = text.replacing("\\\n", with: " ").split(separator: "\n").filter { $0.contains("swiftc -") }
                scripts += calls.isEmpty ? 0 : 1
                for call in calls {
                    #expect(call.contains("-package-name playbill"), "\(file.path(percentEncoded: false)): \(call)")
                }
            }
        }
        #expect(scripts == 4)
    }

    @Test func `a library vends the modules that its interface shows`() throws {
        let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        let products = manifest.matches(of: /\.library\(name: "(\w+)", targets: \[([^\]]*)\]/)
        #expect(products.count > 3)
        for product in products {
            let vended = Set(product.2.matches(of: /"(\w+)"/).map { String($0.1) })
            for row in HouseTable.rows where vended.contains(row.target) {
                for file in SourceFile.ofRooms["\(row.wing)/\(row.target)"] ?? [] {
                    for name in file.publicImports {
                        #expect(vended.contains(name), "\(product.1) shows \(name), by \(file.path)")
                    }
                }
            }
        }
    }

    @Test func `no public type bears its module's name`() throws {
        for row in HouseTable.rows where row.target != "ThemeEmbedding" {
            let pattern = try Regex("(struct|class|enum|actor|protocol) \(row.target)\\b")
            for file in SourceFile.ofRooms["\(row.wing)/\(row.target)"] ?? [] where file.text.contains(" \(row.target)")
            {
                #expect(file.text.firstMatch(of: pattern) == nil, "\(file.path) declares \(row.target)")
            }
        }
    }

    private func folders(in path: String) throws -> [String] {
        let found = try FileManager.default.contentsOfDirectory(
            at: root.appending(path: path), includingPropertiesForKeys: [.isDirectoryKey])
        return try found.filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
            .map(\.lastPathComponent).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// What each target below `Sources` depends on by `Package.swift`, by its wing and name.
    private func declaredTargets() throws -> [String: [String]] {
        let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        let short = /\broom\(\s*"(\w+)",\s*"([\w-]+)"(?:,\s*\[([^\]]*)\])?/
        let long =
            /\.(?:target|executableTarget)\(\s*name: "[\w-]+",\s*(?:dependencies: \[([^\]]*)\],\s*)?path: "Sources\/(\w+)\/([\w-]+)"/
        func names(_ list: Substring?) -> [String] {
            (list ?? "").matches(of: /"([\w-]+)"/).map { String($0.1) }
        }
        var targets: [String: [String]] = [:]
        for match in manifest.matches(of: short) { targets["\(match.1)/\(match.2)"] = names(match.3) }
        for match in manifest.matches(of: long) { targets["\(match.2)/\(match.3)"] = names(match.1) }
        return targets
    }
}

/// A file of Swift, read once for all tests.
private struct SourceFile {
    let path: String
    let text: String
    /// The modules that it imports, and those that it shows by that.
    let imports, publicImports: [String]

    /// The files of each room, by its wing and name.
    static let ofRooms: [String: [SourceFile]] = Dictionary(
        uniqueKeysWithValues: HouseTable.rows.map { row in
            ("\(row.wing)/\(row.target)", (try? files(below: "Sources/\(row.wing)/\(row.target)")) ?? [])
        })

    private static func files(below path: String) throws -> [SourceFile] {
        let folder = root.appending(path: path)
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted().map { try SourceFile("\(path)/\($0)", folder.appending(path: $0)) }
    }

    private init(_ path: String, _ file: URL) throws {
        self.path = path
        text = try String(contentsOf: file, encoding: .utf8)
        let pattern =
            /^(?:@\w+(?:\(\w+\))? )*(public |internal |package |private )?import (?:struct |class |enum |func )?([\w]+)/
        // Most lines begin with none of their words, and are not looked at.
        let found = text.utf8.split(separator: UInt8(ascii: "\n"))
            .filter { line in line.first.map("@ip".utf8.contains) ?? false }
            .compactMap { Substring($0).firstMatch(of: pattern) }
        imports = found.map { String($0.2) }
        publicImports = found.filter { $0.1 == "public " }.map { String($0.2) }
    }
}
