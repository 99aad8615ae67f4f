import Dates
import Diagnostics
import Testing

@testable import Releases

@Suite struct StatisticsTests {
    private var today: CivilDate { day("2026-12-09") }

    private func day(_ text: String) -> CivilDate {
        ISO8601.parse(text)?.date ?? CivilDate(daysSinceEpoch: 0)
    }

    private func lines(_ text: String, encodedAsUTF16 isUTF16: Bool = false) throws -> [String] {
        var bytes = Array(text.utf8)
        if isUTF16 { bytes = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
        var statistics = Statistics()
        for entry in try StatisticsExport(today: today).entries(bytes, path: "x") { statistics.add(entry) }
        return Array(statistics.text.split(separator: "\n").dropFirst().map(String.init))
    }

    /// The forms of docs.github.com/rest, "Metrics: traffic", "Repositories", "Releases", "Activity: starring".
    @Test(arguments: [
        (
            #"{"count": 3, "uniques": 2, "views": [{"timestamp": "2026-12-01T00:00:00Z", "count": 3, "uniques": 2}]}"#,
            ["2026-12-01,visitors,day,2", "2026-12-01,visits,day,3"]
        ),
        (
            #"{"clones": [{"timestamp": "2026-12-01T00:00:00Z", "count": 5, "uniques": 4}]}"#,
            ["2026-12-01,cloners,day,4", "2026-12-01,clones,day,5"]
        ),
        (
            #"{"stargazers_count": 120, "forks_count": 7, "subscribers_count": 3}"#,
            ["2026-12-09,forks,total,7", "2026-12-09,stars,total,120", "2026-12-09,watchers,total,3"]
        ),
        (
            #"[{"tag_name": "1", "assets": [{"download_count": 4}, {"download_count": 6}]}, {"tag_name": "0", "assets": []}]"#,
            ["2026-12-09,downloads,total,10"]
        ),
        (
            #"[{"starred_at": "2026-12-01T10:00:00Z"}, {"starred_at": "2026-12-01T11:00:00Z"}, {"starred_at": "2026-12-02T11:00:00Z"}]"#,
            ["2026-12-01,stars,day,2", "2026-12-02,stars,day,1"]
        ),
    ])
    func `what GitHub answers is read`(json: String, made: [String]) throws { #expect(try lines(json) == made) }

    @Test func `Play Console's tables are two bytes a letter, with days as people write them`() throws {
        let table =
            "Date,Package Name,Daily Device Installs,Daily User Installs\n\"Dec 1, 2026\",com.x,12,10\n1 Dec 2026,com.x,1,2\n"
        #expect(
            try lines(table, encodedAsUTF16: true) == [
                "2026-12-01,device_installs,day,13", "2026-12-01,installs,day,12",
            ])
    }

    @Test func `App Store Connect's tables have lines above, and points in their numbers`() throws {
        let table =
            "\"Name\",\"Lantern\"\n\"Start Date\",\"x\"\n\nDate,App Units,Proceeds\n12/01/2026,\"1,234\",3.50\n12/02/2026,7,0\n"
        #expect(try lines(table) == ["2026-12-01,downloads,day,1234", "2026-12-02,downloads,day,7"])
    }

    @Test func `of its report of sales only what is the app itself counts`() throws {
        let table =
            "Provider\tSKU\tProduct Type Identifier\tUnits\tBegin Date\tCustomer Price\n"
            + "APPLE\tx\t1F\t5\t12/01/2026\t0\nAPPLE\tx\t7F\t50\t12/01/2026\t0\nAPPLE\tx\tIA1\t2\t12/01/2026\t1.99\n"
        #expect(try lines(table) == ["2026-12-01,downloads,day,5"])
    }

    /// App Analytics writes the year with two digits; offices write points and semicolons; others the day first.
    @Test(arguments: [
        ("Date,First-Time Downloads\n12/1/26,5\n12/2/26,-\n", ["2026-12-01,downloads,day,5"]),
        ("Date,Units\n01.12.2026,5\n13.12.2026,7\n", ["2026-12-01,downloads,day,5", "2026-12-13,downloads,day,7"]),
        ("Date,Units\n01/12/2026,5\n13/12/2026,7\n", ["2026-12-01,downloads,day,5", "2026-12-13,downloads,day,7"]),
        ("\u{feff}Name,Lamp\r\n\r\nDate,Units\r\n12/1/26,5\r\n", ["2026-12-01,downloads,day,5"]),
        (
            "Date;Units\n01.12.2026;1.234\n02.12.2026;12,0\n",
            ["2026-12-01,downloads,day,1234", "2026-12-02,downloads,day,12"]
        ),
        ("Date;Units;Note\n2026-12-01;5;a\nTotal;5;\n", ["2026-12-01,downloads,day,5"]),
        (
            "Date;Umsatz\n2026-12-01;0.123\n2026-12-02;\"1.234\"\n2026-12-03;12.345.678\n",
            ["2026-12-01,umsatz,day,0", "2026-12-02,umsatz,day,1234", "2026-12-03,umsatz,day,12345678"]
        ),
        ("Date,Units\n2026-12-01,5\nTotal (2 days),10\n", ["2026-12-01,downloads,day,5"]),
        (
            "Date,Downloads per day,Views per session\n2026-12-01,5,2\n", ["2026-12-01,downloads,day,5"]
        ),
        ("Date,Units\n2026-12-01,5\n2026-12-02,9223372036854775807\n", ["2026-12-01,downloads,day,5"]),
    ])
    func `days are read as they are written`(table: String, made: [String]) throws { #expect(try lines(table) == made) }

    @Test func `a number of a day that is not understood is not lost without a word`() {
        #expect { try lines("Date,Units\n2026-12-01,5\n2026-13-01,7\n") } throws: { error in
            (error as? Mistakes)?.all.first.map {
                $0.message == "`2026-13-01` is no day that is understood here" && $0.place?.line == 3
            }
                ?? false
        }
    }

    @Test func `what there is in all is no day's, and shares are no numbers to be added`() throws {
        let table =
            "date,Total User Installs,Active Device Installs,visitors,bounce_rate,views_per_visit,visit_duration\n"
            + "2026-12-01,100,90,7,50,2.0,33\n"
        #expect(
            try lines(table) == [
                "2026-12-01,active_device_installs,total,90", "2026-12-01,total_user_installs,total,100",
                "2026-12-01,visitors,day,7",
            ])
    }

    @Test func `several pages of GitHub's answers are one, and what it refuses is told in its words`() throws {
        let pages = #"[[{"assets": [{"download_count": 4}]}], [{"assets": [{"download_count": 6}]}]]"#
        #expect(try lines(pages) == ["2026-12-09,downloads,total,10"])
        let refusal =
            #"{"message": "Bad credentials", "documentation_url": "https://docs.github.com/rest", "status": "401"}"#
        #expect { try lines(refusal) } throws: { error in
            (error as? Mistakes)?.all.first?.message == "GitHub gave no numbers: Bad credentials"
        }
    }

    @Test(arguments: [
        "Date,Units\n2026-12-01,9223372036854775807\n2026-12-01,9223372036854775807\n",
        #"[{"assets": [{"download_count": 9223372036854775807}, {"download_count": 9223372036854775807}]}]"#,
        "day,metric,span,value\n2026-12-01,stars,day,9223372036854775807\n",
    ])
    func `numbers that count nothing are refused, and do not overflow`(text: String) {
        #expect(throws: Mistakes.self) { try lines(text) }
        #expect(Statistics.sum(Statistics.limit - 1, 1) == Statistics.limit - 1)
    }

    @Test(arguments: ["", "{}", "[]", "a,b\n1,2\n", "Date,Name\n2026-12-01,x\n"])
    func `what has no numbers is refused`(text: String) {
        #expect(throws: Mistakes.self) { try lines(text) }
    }

    @Test func `the file comes back as it was, and a number is replaced by a newer one of its day`() throws {
        let text = "day,metric,span,value\n2026-12-01,stars,total,5\n2026-12-02,stars,day,3\n"
        var statistics = try Statistics(SourceText(path: "stats.csv", text))
        #expect(statistics.text == text)
        statistics.add(Statistics.Entry("stars", 6, on: day("2026-12-01"), .total))
        #expect(statistics.text == text.replacing("total,5", with: "total,6"))
        #expect(throws: Mistakes.self) {
            try Statistics(SourceText(path: "stats.csv", text + "2026-12-03,stars,week,3\n"))
        }
    }

    @Test func `what came together after three days counts three days, and days that are not over do not count`() throws
    {
        var statistics = Statistics()
        for (index, value) in [100, 10, 5, 3].enumerated() {
            statistics.add(Statistics.Entry("visits", value, on: day("2026-12-0\(index + 1)"), .day))
        }
        statistics.add(Statistics.Entry("visits", 1_000, on: day("2026-11-30"), .day))
        statistics.add(Statistics.Entry("stars", 40, on: day("2026-12-02"), .total))
        statistics.add(Statistics.Entry("stars", 60, on: day("2026-12-08"), .total))
        let numbers = ReleaseNumbers("Lamp 1.0", since: day("2026-12-01"), statistics, marks: [])
        #expect(numbers.rows == [["stars", "40", "40", "60"], ["visits", "115", "–", "118"]])
    }

    @Test func `a chart tells in words what it shows, and is well-formed`() throws {
        var statistics = Statistics()
        for index in 1...9 {
            statistics.add(Statistics.Entry("visits", index * 137, on: day("2026-12-0\(index)"), .day))
        }
        let mark = ReleaseNumbers.Mark("x & <y>", on: day("2026-12-01"))
        let chart = try #require(
            ReleaseNumbers("Lamp", since: day("2026-12-01"), statistics, marks: [mark]).charts.first)
        #expect(chart.file == "visits.svg")
        #expect(
            chart.svg.contains(
                "A bar for each day; the highest is 1\u{202f}233 on 2026-12-09. Posted: x &amp; &lt;y&gt; on 2026-12-01."
            ))
        #expect(chart.svg.contains("prefers-color-scheme: dark") && chart.svg.contains("role=\"img\""))
        #expect(chart.svg.matches(of: /<rect class="bar"/).count == 9)
    }
}
