import Foundation
import Stage
import TerminalStage
import Testing

@testable import Rehearsal

/// Programs that are spoken to.
@Suite(.serialized) struct DialogueTests {
    @Test func `a program that is slow is waited for by what it says`() async throws {
        let enter = try TerminalDeed("enter", [])
        let transcript = try await transcript(of: [.type("sleep 0.7; echo ready"), enter, .expect(text: "\nready")])
        #expect(try lastScreen(transcript).hasSuffix("ready\n$"))
    }

    @Test func `a program is answered, and interrupted`() async throws {
        let enter = try TerminalDeed("enter", [])
        let transcript = try await transcript(of: [
            .type("read -p 'Name: ' name; echo \"Hi $name\""), enter, .type("Ada"), enter, .expect(text: "Hi Ada"),
            .type("sleep 100"), enter, try TerminalDeed("key", ["ctrl+c"]), .run("echo on"),
        ])
        #expect(try lastScreen(transcript).contains("Name: Ada\nHi Ada\n"))
        #expect(try lastScreen(transcript).hasSuffix("\non\n$"))
    }

    @Test func `a prompt is expected with its blank`() async throws {
        let deeds = [
            try TerminalDeed("type", ["read -p 'name: ' x"]), try TerminalDeed("enter", []),
            try TerminalDeed("expect", ["name: "]), try TerminalDeed("type", ["Ada"]), try TerminalDeed("enter", []),
        ]
        #expect(try await lastScreen(transcript(of: deeds)).contains("name: Ada\n"))
    }

    @Test func `a program that is ended by a key is waited for`() async throws {
        let deeds = [
            try TerminalDeed("type", ["sh -c 'cat; echo bye; sleep 0.15'"]), try TerminalDeed("enter", []),
            try TerminalDeed("key", ["ctrl+d"]),
        ]
        #expect(try await lastScreen(transcript(of: deeds)).hasSuffix("bye\n$"))
    }
}
