import Foundation
import Testing

/// What a start costs is what it loads: the dynamic linker tells that, without beginning the program.
@Suite struct StartTests {
    @Test func `a start loads no library for pictures, archives or the server`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let listed = try playbill("help", environment: ["LD_TRACE_LOADED_OBJECTS": "1"]).output
        let names = listed.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(names.contains { $0.hasPrefix("libcmark.so") }, "\(listed)")
        for library in [
            "cairo", "pango", "rsvg", "glib", "gobject", "gio", "gdk_pixbuf", "fontconfig", "freetype", "harfbuzz",
            "webp", "gif", "png", "jpeg", "vterm", "microhttpd", "zip", "brotli", "gnutls", "xml2",
            "nettle",
        ] {
            #expect(!names.contains { $0.hasPrefix("lib\(library)") }, "\(library)")
        }
    }

    @Test func `a library that is missing when it is needed is told with what installs it`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        // A file of that name which is no library is found first.
        try playbill.write(["broken/libpango-1.0.so.0": "no library", "broken/libcairo.so.2": "no library"])
        let words = ["render", "--position", "startpos", "-o", "a.png"]
        let outcome = try playbill.run(
            words, environment: ["LD_LIBRARY_PATH": playbill.folder.appending(path: "broken").path])
        #expect(outcome.status == 73)
        #expect(outcome.messages.contains("cannot be loaded"), "\(outcome.messages)")
        #expect(outcome.messages.contains("sudo apt-get install"), "\(outcome.messages)")
        #expect(!playbill.exists("a.png"))
    }
}
