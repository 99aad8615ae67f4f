/// A folder and the name of the enumeration that will hold it.
struct EmbeddedFolder {
    let name: String
    let files: [File]
}

/// A Swift file that holds the folders.
///
/// A file is one `StaticString`, which the compiler puts into the binary as it stands: neither the build nor the start
/// of the program pays for its size. Text is a literal of itself; bytes that are not UTF-8 (a font, a picture) are two
/// hexadecimal digits each.
func swiftSource(of folders: [EmbeddedFolder]) -> [UInt8] {
    var source = Array(embeddedFile.utf8)
    for folder in folders {
        source += Array("\n/// The files of a folder of the package, sorted by path.\nenum \(folder.name) {\n".utf8)
        source += Array("    static let files: [EmbeddedFile] = [\n".utf8)
        for file in folder.files {
            let isText = String(validating: file.bytes, as: UTF8.self) != nil
            source += Array("        EmbeddedFile(path: ".utf8) + literal(text: Array(file.path.utf8))
            source += Array(isText ? ", text: ".utf8 : ", hexadecimal: ".utf8)
            source += isText ? literal(text: file.bytes) : literal(hexadecimal: file.bytes)
            source += Array("),\n".utf8)
        }
        source += Array("    ]\n}\n".utf8)
    }
    return source
}

/// A string literal of UTF-8 text, in ASCII.
func literal(text: [UInt8]) -> [UInt8] {
    var literal: [UInt8] = [UInt8(ascii: "\"")]
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        switch scalar {
        case "\"", "\\": literal += [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)]
        case "\n": literal += Array(#"\n"#.utf8)
        case " "..."~": literal.append(UInt8(truncatingIfNeeded: scalar.value))
        default: literal += Array("\\u{\(String(scalar.value, radix: 16))}".utf8)
        }
    }
    literal.append(UInt8(ascii: "\""))
    return literal
}

/// A string literal of two hexadecimal digits a byte.
func literal(hexadecimal bytes: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    var literal: [UInt8] = [UInt8(ascii: "\"")]
    literal.reserveCapacity(bytes.count * 2 + 2)
    for byte in bytes {
        literal.append(digits[Int(byte >> 4)])
        literal.append(digits[Int(byte & 15)])
    }
    literal.append(UInt8(ascii: "\""))
    return literal
}

/// The type the generated file speaks of.
private let embeddedFile = """
    // Generated from folders of the package by embed-theme; changes here are lost.

    /// A file that travels in the binary.
    struct EmbeddedFile: Sendable {
        /// The path below the embedded folder, with `/`.
        let path: String
        private let literal: StaticString
        private let isHexadecimal: Bool

        fileprivate init(path: String, text: StaticString) {
            self.path = path
            literal = text
            isHexadecimal = false
        }

        fileprivate init(path: String, hexadecimal: StaticString) {
            self.path = path
            literal = hexadecimal
            isHexadecimal = true
        }

        /// The bytes, as they stood in the file.
        var bytes: [UInt8] {
            literal.withUTF8Buffer { digits in
                guard isHexadecimal else { return Array(digits) }
                return (0..<digits.count / 2).map { nibble(digits[2 * $0]) << 4 | nibble(digits[2 * $0 + 1]) }
            }
        }

        private func nibble(_ digit: UInt8) -> UInt8 {
            digit < 58 ? digit - 48 : digit - 87
        }
    }

    """
