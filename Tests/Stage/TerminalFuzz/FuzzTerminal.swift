import TerminalStage

/// Whatever a program prints, and however it is cut and the window resized meanwhile, the screen stays whole.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTerminal(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 3 else { return 0 }
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    let size = TerminalSize(columns: Int(bytes[0] % 90), rows: Int(bytes[1] % 30))
    guard let emulator = try? TerminalEmulator(size: size) else { return 0 }
    let step = max(1, Int(bytes[2]))
    var index = 3
    while index < count {
        let end = min(count, index + step)
        emulator.write(bytes[index..<end])
        // A rare byte resizes, so that most of what is found is about sequences.
        if bytes[index] == 0xFE, index + 2 < count {
            emulator.resize(to: TerminalSize(columns: Int(bytes[index + 1] % 90), rows: Int(bytes[index + 2] % 30)))
        }
        index = end
    }
    let screen = emulator.screen
    precondition(screen.rows.count == screen.size.rows, "rows are lost")
    for row in screen.rows {
        precondition(row.count == screen.size.columns, "a row has another length")
        for (column, cell) in row.enumerated() {
            switch cell.width {
            case 0: precondition(column > 0 && row[column - 1].width == 2, "half a character stands alone")
            case 2: precondition(column + 1 < row.count && row[column + 1].width == 0, "half a character is lost")
            default: precondition(cell.width == 1 && !cell.text.isEmpty, "a cell is empty")
            }
        }
    }
    precondition((0..<screen.size.rows).contains(screen.cursor.row), "the cursor is outside")
    precondition((0..<screen.size.columns).contains(screen.cursor.column), "the cursor is outside")
    _ = screen.text
    _ = emulator.takeAnswers()
    return 0
}
