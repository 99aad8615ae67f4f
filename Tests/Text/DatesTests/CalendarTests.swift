import Testing

@testable import Dates

@Suite struct CalendarTests {
    @Test func `days and dates are inverse`() {
        for day in stride(from: -800_000, through: 800_000, by: 997) {
            let date = CivilDate(daysSinceEpoch: day)
            #expect(date.daysSinceEpoch == day)
            #expect(CivilDate(year: date.year, month: date.month, day: date.day) == date)
            #expect(CivilDate(daysSinceEpoch: day + 1).weekday == (date.weekday + 1) % 7)
            #expect(CivilDate(daysSinceEpoch: day + 1) > date)
        }
    }

    @Test(arguments: [
        ("2026-11-20", "2026-11-20T00:00:00Z"), ("2026-11-20T09:30", "2026-11-20T09:30:00Z"),
        ("2026-11-20 09:30:15.25 +0100", "2026-11-20T09:30:15+01:00"), ("2026-1-2T24:00Z", "2026-01-03T00:00:00Z"),
        ("2026-11-20T09:30:00-05:30", "2026-11-20T09:30:00-05:30"), ("2024-02-29 23:59:60 UTC", "2024-02-29T23:59:59Z"),
    ])
    func `dates are read and written`(_ text: String, _ expected: String) {
        #expect(ISO8601.parse(text).map { ISO8601.string($0.time(in: .utc)) } == expected)
    }

    @Test(arguments: [
        (0, "0000-03-04"), (7, "0007-03-04"), (1_987, "1987-03-04"), (9_999, "9999-03-04"), (10_000, "10000-03-04"),
        (-1, "-0001-03-04"),
    ])
    func `a day has four digits of its year, and more where there are more`(year: Int, expected: String) throws {
        let date = try #require(CivilDate(year: year, month: 3, day: 4))
        #expect(ISO8601.day(date) == expected)
        for (offset, zone) in [(0, "Z"), (3_600, "+01:00"), (-12_600, "-03:30")] {
            let time = ISO8601.Parsed(date: date, secondOfDay: 5 * 3_600 + 67, offsetSeconds: offset).time(in: .utc)
            #expect(ISO8601.string(time) == "\(expected)T05:01:07\(zone)")
        }
    }

    @Test(arguments: [
        "", "2026", "2026-13-01", "2025-02-29", "2026-11-20T", "2026-11-20T9", "2026-11-20T25:00", "2026-11-20T09:30+1",
        "x2026-11-20",
    ])
    func `what is no date is refused`(_ text: String) { #expect(ISO8601.parse(text) == nil) }

    @Test(arguments: [
        ("PT1M30S", 90_000, "PT1M30S"), ("PT0.8S", 800, "PT0.8S"), ("P0D", 0, "PT0S"), ("P1DT1H", 90_000_000, "PT25H"),
        ("P2W", 1_209_600_000, "PT336H"), ("PT90M", 5_400_000, "PT1H30M"),
    ])
    func `durations are read and written`(_ text: String, _ milliseconds: Int, _ shortest: String) {
        let duration = ISODuration(text)
        #expect(duration?.milliseconds == milliseconds)
        #expect(duration?.string == shortest)
        #expect(duration.flatMap { ISODuration($0.string) } == duration)
    }

    @Test(arguments: ["", "P", "PT", "P1Y", "P1M", "1H", "PT1S1M", "PT1.5M1S", "P1H", "PT1DS", "PTxS"])
    func `what is no duration is refused`(_ text: String) { #expect(ISODuration(text) == nil) }
}
