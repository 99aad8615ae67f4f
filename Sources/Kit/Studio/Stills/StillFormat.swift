import Verify

/// A kind of picture that a store shows of a product.
package struct StillFormat: Sendable, Hashable {
    /// Its width in pixels.
    package var width: Int
    /// Its height in pixels.
    package var height: Int
    /// The store, as the template knows it: `app-store` or `google-play`.
    package var store: String
    /// The family of devices whose owners see it: `iphone`, `ipad`, `android`, `mac` and the like; empty for anybody's.
    package var device: String

    /// A picture so wide and high.
    package init(width: Int, height: Int, store: String, device: String = "") {
        (self.width, self.height, self.store, self.device) = (width, height, store, device)
    }

    /// The size to make for a slot of the table.
    private init(_ slot: String, device: String = "") {
        let size = SlotTable.size(slot)
        self.init(width: size.width, height: size.height, store: SlotTable.slot(slot).place, device: device)
    }

    /// iPhone 6.9", portrait.
    package static let iPhone = StillFormat("appstore-iphone-69", device: "iphone")
    /// A gallery that people look at on their desks, as Product Hunt's is.
    package static let gallery = StillFormat("ph-gallery")
    /// A phone on Google Play, where the long side is at most twice the short one.
    package static let androidPhone = StillFormat("play-phone", device: "android")
}
