import Art
import Drawing
import Encodings
import Testing

@Suite struct PhotographTests {
    /// 16x8 pixels of one red.
    private static let red = Base64.standard.decoded(
        Array(
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO\
            UlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P\
            T09PT09PT0//wAARCAAIABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUF\
            BAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW\
            V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi\
            4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAEC\
            AxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVm\
            Z2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq\
            8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDCooorzj7E/9k=\

            """.utf8), needsPadding: false)

    @Test func `a JPEG becomes pixels`() throws {
        let pixmap = try pixmap(ofPhotograph: try #require(PhotographTests.red))
        #expect((pixmap.width, pixmap.height) == (16, 8))
        let colour = pixmap.colour(7, 3)
        #expect(colour.alpha == 255 && abs(Int(colour.red) - 200) < 6 && abs(Int(colour.green) - 30) < 6)
    }

    @Test func `a torn or foreign file is refused`() throws {
        let red = try #require(PhotographTests.red)
        for file in [
            Array(red.prefix(300)), [], Array("GIF89a, or not, as it were".utf8), Array(red.prefix(400)) + [0, 0],
        ] {
            #expect(throws: ArtError.self) { try pixmap(ofPhotograph: file) }
        }
    }

    @Test func `a small file that claims a huge picture is refused unread`() throws {
        var red = try #require(PhotographTests.red)
        let frame = try #require(red.indices.first { red[$0] == 0xFF && red[$0 + 1] == 0xC0 })
        for place in frame + 5..<frame + 9 { red[place] = 0xFF }
        #expect(throws: ArtError.self) { try pixmap(ofPhotograph: red) }
    }
}
