import Diagnostics
import Liquid
import Site
import Values

/// The filters that need the site: its address and its assets.
struct SiteFilters: Sendable {
    let baseURL: BaseURL
    let assets: AssetLibrary

    var all: [Filter] {
        addressFilters(relative: baseURL.relativeUnlessWhole, absolute: baseURL.absoluteUnlessWhole)
            + [asset, hasAsset]
    }

    /// Whether there is an asset, for what a theme shows where its owner has written it.
    private var hasAsset: Filter {
        let assets = assets
        return Filter("has_asset") { input, _, _ throws(FilterFailure) in
            .bool(assets.paths.contains(input.liquidText))
        }
    }

    /// The address of an asset under a name that changes with its content.
    private var asset: Filter {
        let (baseURL, assets) = (baseURL, assets)
        return Filter("asset") { input, _, _ throws(FilterFailure) in
            let path = input.liquidText
            guard let address = assets.fingerprinted(path) else {
                throw FilterFailure(
                    "there is no asset `\(path)`",
                    remedy: didYouMean(path, among: assets.paths)
                        ?? "assets are files below content/assets/ or the theme's assets/")
            }
            return .string(baseURL.relative(address))
        }
    }
}
