import Verify

/// A kind of picture that a store shows of a product.
package struct StillFormat: Sendable, Hashable {
    /// Its width in pixels.
    package var width: Int
    /// Its height in pixels.
    package var height: Int
    /// The store, as the template knows it: `app-store` or `google-play`.
    package var store: String

    /// The size to make for a slot of the table.
    private init(_ slot: String) {
        let size = SlotTable.size(slot)
        (width, height, store) = (size.width, size.height, SlotTable.slot(slot).place)
    }

    /// iPhone 6.9", portrait.
    package static let iPhone = StillFormat("appstore-iphone-69")
    /// A phone on Google Play, where the long side is at most twice the short one.
    package static let androidPhone = StillFormat("play-phone")
}
