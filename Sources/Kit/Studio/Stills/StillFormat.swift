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

    /// iPhone 6.9", portrait (App Store Connect, `APP_IPHONE_67`).
    package static let iPhone = StillFormat(width: 1320, height: 2868, store: "app-store", device: "iphone")
    /// A gallery that people look at on their desks, as Product Hunt's is.
    package static let gallery = StillFormat(width: 1270, height: 760, store: "product-hunt")
    /// A phone on Google Play, where the long side is at most twice the short one.
    package static let androidPhone = StillFormat(width: 1080, height: 1920, store: "google-play", device: "android")
}
