import Glibc

private let thisFile = #filePath

/// The lines of a file of the `Data` folder beside this file.
func dataLines(_ name: String, header: Bool = true) -> [String] {
    let folder = thisFile.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    guard let file = fopen("\(folder)/Data/\(name)", "r") else { fatalError("no data file \(name)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return header ? Array(lines.dropFirst()) : lines
}

/// The rows of a table of the `Data` folder, without its header.
func dataRows(_ name: String, columns: Int) -> [[String]] {
    dataLines(name).map { line in
        let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        precondition(cells.count == columns, "\(name): \(line)")
        return cells
    }
}
