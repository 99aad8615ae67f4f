import Dates
import Diagnostics
import Site
import Testing

@testable import Releases

@Suite struct PlanTests {
    private let text = """
        items:
          - title: Ask two friends
            who: Anna
            due: 2026-11-28
          - {title: "Read, it; all", done: true}
        posts:
          - {to: x, at: 2026-12-01T10:00:00+01:00}
        """

    private var plan: ReleasePlan { ReleasePlan.read("2.0", SourceText(path: "2.0.yml", text), zone: .utc).plan }

    @Test func `a list is Markdown with boxes`() {
        let list = Checklist(
            "Lamp 2.0",
            seen: [
                Checklist.Line("the tag is there", if: false, else: "`git tag v2.0`"),
                Checklist.Line("links are answered", .unseen, note: "`--external`"),
            ], items: plan.items, posts: Schedule(plan, PostStates()).entries)
        #expect(
            list.markdown == """
                # Lamp 2.0

                1 of 4 done.

                ## What can be seen

                - [ ] the tag is there — `git tag v2.0`
                - [ ] links are answered — `--external`

                ## What people do

                - [ ] 1. Ask two friends (Anna, until 2026-11-28)
                - [x] 2. Read, it; all

                ## Posts

                - [ ] 2026-12-01 10:00 x: planned

                """)
    }

    @Test func `an item is ticked and unticked where it stands`() {
        let first = plan.items[0].place.line
        let ticked = TickedItem(onLine: first, isDone: true).written(into: text)
        #expect(ticked == text.replacing("    due: 2026-11-28\n", with: "    due: 2026-11-28\n    done: true\n"))
        #expect(TickedItem(onLine: first, isDone: false).written(into: ticked).contains("    done: false\n"))
        let second = TickedItem(onLine: plan.items[1].place.line, isDone: false).written(into: text)
        #expect(second == text.replacing("done: true}", with: "done: false}"))
        let braces = "items:\n- {title: A}\n"
        #expect(TickedItem(onLine: 2, isDone: true).written(into: braces) == "items:\n- {title: A, done: true}\n")
        let bare = "items:\n- title: A\n- title: B\n"
        #expect(
            TickedItem(onLine: 2, isDone: true).written(into: bare) == "items:\n- title: A\n  done: true\n- title: B\n")
    }

    @Test(arguments: ["Ask two friends", "\"Is it clear?\"", "- a: b # c", "back\\slash"])
    func `an item that is added is read as it was said`(title: String) {
        let made = AddedItem(title).written(into: text)
        let (plan, mistakes) = ReleasePlan.read("2.0", SourceText(path: "2.0.yml", made), zone: .utc)
        #expect(mistakes.isEmpty && plan.items.count == 3 && plan.items.last?.title == title, "\(made)")
    }

    /// RFC 5545: lines of at most 75 bytes that end with CR LF, marks escaped, times in UTC.
    @Test func `a calendar is one that others read`() {
        let long = "Ä, b; c\\d " + String(repeating: "ö", count: 60)
        let time = ISO8601.parse("2026-12-01T10:00:00+01:00")!.time(in: .utc)
        let calendar = PlanCalendar(
            "Lamp 2.0",
            [
                PlanCalendar.Event(long, at: time, identity: "b"),
                PlanCalendar.Event("day", at: time, isWholeDay: true, identity: "a"),
            ])
        let lines = calendar.text.split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.utf8.count <= 75 && !$0.contains("\n") })
        #expect(lines.last == "" && lines.first == "BEGIN:VCALENDAR")
        let unfolded = calendar.text.replacing("\r\n ", with: "")
        #expect(unfolded.contains("SUMMARY:Ä\\, b\\; c\\\\d öö"))
        #expect(
            unfolded.contains("DTSTART:20261201T090000Z\r\n") && unfolded.contains("DTSTART;VALUE=DATE:20261201\r\n"))
        #expect(unfolded.contains("UID:a@playbill\r\n") && !unfolded.contains("\r\n "))
    }
}
