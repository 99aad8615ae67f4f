/// What a language calls months and days.
public struct DateNames: Sendable, Hashable {
    /// January to December.
    public var months: [String]
    /// Jan to Dec.
    public var shortMonths: [String]
    /// Sunday to Saturday.
    public var weekdays: [String]
    /// Sun to Sat.
    public var shortWeekdays: [String]
    /// Before and after noon.
    public var meridiems: [String]

    /// The names of a language; nil where there are not twelve months, seven days and two halves of a day.
    public init?(
        months: [String], shortMonths: [String], weekdays: [String], shortWeekdays: [String],
        meridiems: [String] = ["AM", "PM"]
    ) {
        guard months.count == 12, shortMonths.count == 12, weekdays.count == 7, shortWeekdays.count == 7,
            meridiems.count == 2
        else { return nil }
        (self.months, self.shortMonths) = (months, shortMonths)
        (self.weekdays, self.shortWeekdays) = (weekdays, shortWeekdays)
        self.meridiems = meridiems
    }

    private init(english: Void) {
        months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        shortMonths = months.map { String($0.prefix(3)) }
        weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
        shortWeekdays = weekdays.map { String($0.prefix(3)) }
        meridiems = ["AM", "PM"]
    }

    /// English, as every Ruby has it.
    public static let english = DateNames(english: ())
}
