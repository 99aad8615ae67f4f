// swift-tools-version:6.2
import PackageDescription

// Somebody else's package, which builds on what this one vends: `make packages-check` builds and runs it.

let package = Package(
    name: "second",
    dependencies: [.package(name: "playbill", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Second",
            dependencies: ["Nanashi", "Drawing", "Canvas", "Stage", "Markdown", "Liquid"].map {
                .product(name: $0, package: "playbill")
            })
    ]
)
