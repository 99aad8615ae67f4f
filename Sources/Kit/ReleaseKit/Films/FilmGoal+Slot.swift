import Stage
import Studio
import Verify

extension FilmGoal {
    /// What a slot of the table wants of a film.
    package init(_ slot: Slot) {
        self.init(name: slot.id)
        sizes = slot.size.exact.map { PictureSize(width: $0.width, height: $0.height) }
        if sizes.isEmpty, slot.size.most == nil, slot.size.widths == nil, slot.size.pixels == nil {
            sizes = slot.best.map { [PictureSize(width: $0.width, height: $0.height)] } ?? []
        }
        widest = slot.size.most?.width ?? slot.size.widths?.upperBound
        highest = slot.size.most?.height
        area = slot.size.pixels
        bytes = slot.bytes
        isScreenOnly = slot.frames == "never"
        guard let film = slot.film else { return }
        if let range = film.rates {
            rates = max(1, Int(range.lowerBound.rounded(.up)))...min(60, Int(range.upperBound))
        } else if let rate = film.oneRateOf.first {
            rates = Int(rate)...Int(rate)
        }
        lengths = film.seconds.map { range in
            // Places round up, and count the longest track.
            let longest = film.secondsAdvice ?? range.upperBound - 0.1
            return Seconds(range.lowerBound)...Seconds(longest)
        }
        level = film.codings.first { $0.codec == "h264" }?.level
        needsSound = film.needsSound
    }
}
