import Stage
import Testing

@testable import TerminalStage

@Suite struct ShellComplaintTests {
    private func complaints(_ output: String, shell: String = "bash") -> [ShellComplaint] {
        let events: [Transcript.Event] = [
            .init(.marker("terminal 80x24"), at: .zero), .init(.output("$ "), at: .zero),
            .init(.marker("run \"ls\""), at: 0.4), .init(.output("ls\r\na\r\n$ "), at: 0.4),
            .init(.marker("run \"x\""), at: 0.9), .init(.input("x"), at: 0.9), .init(.output(output), at: 0.9),
        ]
        return ShellComplaint.all(
            in: Transcript(size: TerminalSize(columns: 80, rows: 24), events: events), of: shell)
    }

    @Test(arguments: [
        ("bash", "bash: gloam: command not found", "gloam: command not found"),
        ("bash", "bash: ./gloam: No such file or directory", "./gloam: No such file or directory"),
        ("bash", "bash: ./gloam: Permission denied", "./gloam: Permission denied"),
        ("sh", "sh: 1: gloam: not found", "gloam: not found"),
        ("zsh", "zsh: command not found: gloam", "command not found: gloam"),
    ])
    func `what a shell says of a line that it could not run is found, with the line`(
        shell: String, output: String, text: String
    ) {
        let found = complaints("x\r\n\(output)\r\n$ ", shell: shell)
        #expect(found == [ShellComplaint(deed: 1, text: text)])
    }

    @Test(arguments: [
        "ls: cannot access 'x': No such file or directory", "bash: warning: here-document", "error: file not found",
        "python3: can't open file 'x.py': [Errno 2] No such file or directory",
    ])
    func `what a program says is its own business`(output: String) {
        #expect(complaints("x\r\n\(output)\r\n$ ").isEmpty)
    }
}
