import Dates
import Site

/// The days of a release as a calendar of other programs (iCalendar, RFC 5545).
package struct PlanCalendar: Sendable {
    /// Something at an instant, or on a day.
    package struct Event: Sendable, Hashable {
        package var title: String
        package var time: ZonedTime
        package var isWholeDay: Bool
        /// Tells it from all others, and stays the same when its time changes.
        package var identity: String

        package init(_ title: String, at time: ZonedTime, isWholeDay: Bool = false, identity: String) {
            (self.title, self.time, self.isWholeDay, self.identity) = (title, time, isWholeDay, identity)
        }
    }

    let name: String
    let events: [Event]

    package init(_ name: String, _ events: [Event]) { (self.name, self.events) = (name, events) }

    /// The file.
    ///
    /// Instants are told in UTC, so that no zone has to be explained; each event's stamp is its own time, since the file is
    /// the same whenever it is made.
    package var text: String {
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Playbill//release plan//EN"]
        lines.append("X-WR-CALNAME:" + PlanCalendar.escaped(name))
        for event in events.sorted(by: { ($0.time.instant, $0.identity) < ($1.time.instant, $1.identity) }) {
            let stamp = PlanCalendar.instant(event.time)
            lines += ["BEGIN:VEVENT", "UID:\(event.identity)@playbill", "DTSTAMP:\(stamp)"]
            let day = PlanCalendar.digits(ISO8601.day(event.time.date))
            lines.append(event.isWholeDay ? "DTSTART;VALUE=DATE:\(day)" : "DTSTART:\(stamp)")
            lines += ["SUMMARY:" + PlanCalendar.escaped(event.title), "TRANSP:TRANSPARENT", "END:VEVENT"]
        }
        lines.append("END:VCALENDAR")
        return lines.map { PlanCalendar.folded($0) + "\r\n" }.joined()
    }

    private static func instant(_ time: ZonedTime) -> String {
        let utc = ISO8601.string(Zone.utc.time(at: time.instant))
        return String(utc.filter { $0 != "-" && $0 != ":" })
    }

    private static func digits(_ day: String) -> String { day.filter { $0 != "-" } }

    /// Marks that mean something in a text (RFC 5545 §3.3.11).
    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing(";", with: "\\;").replacing(",", with: "\\,")
            .replacing("\n", with: "\\n")
    }

    /// A line of no more than 75 bytes, gone on behind a blank where it is longer (RFC 5545 §3.1).
    private static func folded(_ line: String) -> String {
        var (folded, room) = ("", 75)
        for scalar in line.unicodeScalars {
            let size = UTF8.width(scalar)
            if size > room { (folded, room) = (folded + "\r\n ", 74) }
            folded.unicodeScalars.append(scalar)
            room -= size
        }
        return folded
    }
}
