import Verify

/// A kind of picture that a place shows of a product.
package struct StillFormat: Sendable, Hashable {
    /// Its width in pixels.
    package var width: Int
    /// Its height in pixels.
    package var height: Int
    /// The place, as the template knows it: `app-store`, `google-play`, `steam`.
    package var store: String
    /// The family of devices whose owners see it: `iphone`, `ipad`, `android`, `mac` and the like; empty for anybody's.
    package var device: String
    /// The slot of the table that it is made for; empty for none.
    package var slot = ""
    /// Whether nothing may stand around what is shown, and no words.
    package var isBare = false
    /// The template that arranges it, `kit/art/banners/NAME.svg`; nil for the composition of each scene.
    package var banner: String?

    /// A picture so wide and high.
    package init(width: Int, height: Int, store: String, device: String = "") {
        (self.width, self.height, self.store, self.device) = (width, height, store, device)
    }

    /// What is drawn for a slot; nil where nothing is.
    /// - Parameters:
    ///   - slot: the slot.
    ///   - isTurned: whether devices that are held either way lie on their side; nil for as the slot is listed.
    package init?(_ slot: Slot, isTurned: Bool? = nil) {
        guard let art = slot.art, let size = slot.drawnSize(isTurned: isTurned) else { return nil }
        self.init(width: size.width, height: size.height, store: slot.place)
        self.slot = slot.id
        switch art {
        case .scenes(let device, let isBare): (self.device, self.isBare) = (device, isBare)
        case .banner(let name): banner = name
        }
    }

    /// The picture of a slot that the program itself names.
    private init(named slot: String) {
        guard let format = StillFormat(SlotTable.slot(slot)) else { preconditionFailure("nothing is made for \(slot)") }
        self = format
    }

    /// iPhone 6.9", portrait.
    package static let iPhone = StillFormat(named: "appstore-iphone-69")
    /// A gallery that people look at on their desks, as Product Hunt's is.
    package static let gallery = StillFormat(named: "ph-gallery")
}
