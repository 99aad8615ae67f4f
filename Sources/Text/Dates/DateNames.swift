/// What a language calls months and days.
public struct DateNames: Sendable, Hashable {
    /// One reference, since each date that is written takes the names along.
    private let words: Words

    private final class Words: Sendable, Hashable {
        let (months, shortMonths): ([String], [String])
        let (weekdays, shortWeekdays): ([String], [String])
        let meridiems: [String]

        init(
            _ months: [String], _ shortMonths: [String], _ weekdays: [String], _ shortWeekdays: [String],
            _ meridiems: [String]
        ) {
            (self.months, self.shortMonths) = (months, shortMonths)
            (self.weekdays, self.shortWeekdays) = (weekdays, shortWeekdays)
            self.meridiems = meridiems
        }

        private var all: [[String]] { [months, shortMonths, weekdays, shortWeekdays, meridiems] }

        static func == (one: Words, other: Words) -> Bool { one === other || one.all == other.all }

        func hash(into hasher: inout Hasher) { hasher.combine(all) }
    }

    /// January to December.
    public var months: [String] { words.months }
    /// Jan to Dec.
    public var shortMonths: [String] { words.shortMonths }
    /// Sunday to Saturday.
    public var weekdays: [String] { words.weekdays }
    /// Sun to Sat.
    public var shortWeekdays: [String] { words.shortWeekdays }
    /// Before and after noon.
    public var meridiems: [String] { words.meridiems }

    /// The names of a language; nil where there are not twelve months, seven days and two halves of a day.
    public init?(
        months: [String], shortMonths: [String], weekdays: [String], shortWeekdays: [String],
        meridiems: [String] = ["AM", "PM"]
    ) {
        guard months.count == 12, shortMonths.count == 12, weekdays.count == 7, shortWeekdays.count == 7,
            meridiems.count == 2
        else { return nil }
        words = Words(months, shortMonths, weekdays, shortWeekdays, meridiems)
    }

    private init(english: Void) {
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
        words = Words(
            months, months.map { String($0.prefix(3)) }, weekdays, weekdays.map { String($0.prefix(3)) }, ["AM", "PM"])
    }

    /// English, as every Ruby has it.
    public static let english = DateNames(english: ())
}
