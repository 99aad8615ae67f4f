import Drawing

extension DeviceFrame {
    /// The devices, the usual one of each family first.
    ///
    /// Source: Apple's dimensional drawings as worked out by knileshh/bezelkit (2026-09-26); older bodies, and those of
    /// others, by the offsets of fastlane/frameit-frames (2024-01-17). Corners are circles here.
    static let table: [DeviceFrame] = phones + tablets + others

    private static let phones: [DeviceFrame] = [
        phone("iphone-18-pro-max", 440, 956, 62, 8.5, rim: 7, .island(95, 37, 14), 62, 34, buttons: proButtons),
        phone("iphone-18-pro", 402, 874, 62, 9, rim: 7, .island(95, 37, 14), 62, 34, buttons: proButtons),
        phone("iphone-17", 402, 874, 62, 8.75, rim: 6, .island(125, 37, 14), 62, 34, buttons: proButtons),
        phone("iphone-air", 420, 912, 62, 8.5, rim: 7, .island(125, 37, 20), 68, 34, buttons: proButtons),
        phone("iphone-17e", 390, 844, 47.3, 15, rim: 6, .notch(162, 34), 47, 34, buttons: proButtons),
        DeviceFrame(
            name: "iphone-se", family: "iphone", screen: Size(375, 667), corner: 2, side: 24, top: 106, bottom: 106,
            rim: 4, status: 20, form: .button(70), buttons: proButtons),
        phone(
            "pixel-11-pro", 427, 952, 52, 15, rim: 5, .hole(32, 34), 68, 24, family: "android", buttons: rightButtons),
        phone(
            "galaxy-s26-ultra", 384, 832, 24, 7, rim: 4, .hole(17, 20), 34, 24, family: "android", buttons: rightButtons
        ),
        phone("galaxy-s26", 360, 780, 38, 7, rim: 4, .hole(18, 22), 34, 24, family: "android", buttons: rightButtons),
        phone("android", 360, 800, 32, 12, rim: 4, .hole(16, 20), 36, 24, family: "android", buttons: rightButtons),
        DeviceFrame(
            name: "android-16-9", family: "android", screen: Size(360, 640), corner: 10, side: 11, top: 40, bottom: 40,
            rim: 4, status: 24, buttons: rightButtons),
    ]

    private static let tablets: [DeviceFrame] = [
        tablet("ipad-pro-13", 1032, 1376, 28, 38),
        tablet("ipad-pro-11", 834, 1210, 30, 41),
        tablet("ipad-air-11", 820, 1180, 18, 48),
        tablet("ipad-mini", 744, 1133, 21.5, 52),
        tablet("android-tablet", 800, 1280, 20, 38, family: "android-tablet", status: 24),
    ]

    private static let others: [DeviceFrame] = [
        plain("watch-ultra", "watch", 211, 257, 57, edge: 9, rim: 19, .watch),
        plain("watch-series-11", "watch", 208, 248, 50, edge: 15, rim: 8, .watch),
        plain("macbook-pro-14", "mac", 1512, 982, 10, edge: 19, rim: 6, .laptop, .notch(185, 32)),
        plain("macbook-air-13", "mac", 1470, 956, 10, edge: 29, rim: 6, .laptop, .notch(187, 32)),
        plain("laptop", "laptop", 1536, 864, 2, edge: 30, rim: 6, .laptop),
        plain("tv", "tv", 1920, 1080, 2, edge: 14, rim: 5, .panel),
        plain("vision", "vision", 1280, 720, 46, edge: 0, rim: 0, .glass),
        plain("browser", "browser", 1280, 800, 12, edge: 0, rim: 0, .browser(52)),
        plain("window", "window", 1280, 800, 12, edge: 0, rim: 0, .window(38)),
        plain("terminal", "terminal", 900, 560, 12, edge: 0, rim: 0, .terminal(34)),
    ]

    private static let proButtons = [
        SideButton(isLeft: true, from: 186, length: 42), SideButton(isLeft: true, from: 259, length: 68),
        SideButton(isLeft: true, from: 344, length: 68), SideButton(isLeft: false, from: 282, length: 107),
    ]
    private static let rightButtons = [
        SideButton(isLeft: false, from: 190, length: 60), SideButton(isLeft: false, from: 280, length: 110),
    ]

    private static func phone(
        _ name: String, _ width: Double, _ height: Double, _ corner: Double, _ edge: Double, rim: Double,
        _ cutout: Cutout, _ status: Double, _ home: Double, family: String = "iphone", buttons: [SideButton]
    ) -> DeviceFrame {
        DeviceFrame(
            name: name, family: family, screen: Size(width, height), corner: corner, side: edge, top: edge,
            bottom: edge, rim: rim, cutout: cutout, status: status, home: home, buttons: buttons)
    }

    private static func tablet(
        _ name: String, _ width: Double, _ height: Double, _ corner: Double, _ edge: Double, family: String = "ipad",
        status: Double = 24
    ) -> DeviceFrame {
        DeviceFrame(
            name: name, family: family, screen: Size(width, height), corner: corner, side: edge, top: edge,
            bottom: edge, rim: 4, status: status, home: 20)
    }

    private static func plain(
        _ name: String, _ family: String, _ width: Double, _ height: Double, _ corner: Double, edge: Double,
        rim: Double, _ form: Form, _ cutout: Cutout = .none
    ) -> DeviceFrame {
        DeviceFrame(
            name: name, family: family, screen: Size(width, height), corner: corner, side: edge, top: edge,
            bottom: edge, rim: rim, cutout: cutout, form: form)
    }

    /// The words that manifests can say.
    static var names: [String] {
        var names: [String] = []
        for frame in table {
            for name in [frame.family, frame.name] where !names.contains(name) { names.append(name) }
        }
        return names + ["none"]
    }

    /// The device of a name; of a family the one whose screen is most like a picture of this height by width.
    static func named(_ name: String, aspect: Double) -> DeviceFrame? {
        if let exact = table.first(where: { $0.name == name && $0.family != name }) { return exact }
        let upright = aspect < 1 ? 1 / aspect : aspect
        return table.filter { $0.family == name }.min { first, second in
            func distance(_ frame: DeviceFrame) -> Double {
                // A picture that is nearly as one device's screen is taken to be of the first such device.
                let own = frame.aspect < 1 ? 1 / frame.aspect : frame.aspect
                return (abs(own - upright) * 12).rounded()
            }
            return distance(first) < distance(second)
        }
    }
}
