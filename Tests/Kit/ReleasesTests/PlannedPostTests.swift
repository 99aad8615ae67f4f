import Dates
import Testing

@testable import Releases

@Suite struct PlannedPostTests {
    private let post = PlannedPost(
        "x",
        at: ZonedTime(instant: Instant(seconds: 1_796_115_600), offsetSeconds: 3_600, abbreviation: "CET"))

    @Test(arguments: [
        ("", "posts:\n  - to: x\n    at: 2026-12-01T10:00:00+01:00\n"),
        (
            "# Plan\nitems:\n  - title: A\n\n",
            "# Plan\nitems:\n  - title: A\nposts:\n  - to: x\n    at: 2026-12-01T10:00:00+01:00\n"
        ),
        (
            "posts: # these\n- to: m\n  at: 2026-12-01\n\n# more\nitems:\n",
            "posts: # these\n- to: m\n  at: 2026-12-01\n- to: x\n  at: 2026-12-01T10:00:00+01:00\n\n# more\nitems:\n"
        ),
        ("posts: [{to: m, at: 2026-12-01}]\n", "posts: [{to: m, at: 2026-12-01}]\n"),
    ])
    func `a post is written below the others`(text: String, made: String) { #expect(post.added(to: text) == made) }

    @Test func `a post that is there gets another time, and no other does`() {
        let text = "posts:\n  - to: m\n    at: 2026-12-01\n  - at: 2026-12-02 # noon\n    to: x\n"
        #expect(
            post.moved(in: text, fromLine: 4)
                == "posts:\n  - to: m\n    at: 2026-12-01\n  - at: 2026-12-01T10:00:00+01:00\n    to: x\n")
    }
}
