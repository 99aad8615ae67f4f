import Drawing
import Testing

@testable import Studio

private let families: [(name: String, aspect: Double, expected: String)] = [
    ("iphone", 2.173, "iphone-18-pro-max"), ("iphone", 1.779, "iphone-se"), ("android", 1.778, "android-16-9"),
    ("ipad", 1.333, "ipad-pro-13"), ("ipad", 0.75, "ipad-pro-13"), ("galaxy-s26", 2, "galaxy-s26"),
    ("mac", 0.65, "macbook-pro-14"),
]

@Suite struct DeviceFrameTests {
    @Test func `every device has a name of its own, and is drawn around screens of its shape and of others`() {
        #expect(Set(DeviceFrame.table.map(\.name)).count == DeviceFrame.table.count)
        for frame in DeviceFrame.table {
            for shape in [frame.screen, Size(frame.screen.height, frame.screen.width), Size(100, 100)] {
                let device = DrawnDevice(
                    frame: frame, screen: .shape(shape), drawsStatus: false, onDark: false, runsFromRight: false)
                let body = device.body
                #expect(body.width >= device.points.width && body.height >= device.points.height, "\(frame.name)")
                let place = Rect(0, 0, body.width, body.height)
                #expect(!device.elements(in: place, turn: 8, shadow: 1).isEmpty)
            }
        }
    }

    @Test(arguments: families)
    func `a family shows the device whose screen has the picture's shape`(
        name: String, aspect: Double, expected: String
    ) {
        #expect(DeviceFrame.named(name, aspect: aspect)?.name == expected)
    }

    @Test func `what is no device is none`() { #expect(DeviceFrame.named("toaster", aspect: 1) == nil) }

    @Test func `a phone lies on its side around a picture that is wider than high`() {
        let frame = DeviceFrame.table[0]
        let device = DrawnDevice(
            frame: frame, screen: .shape(Size(2868, 1320)), drawsStatus: false, onDark: false, runsFromRight: false)
        #expect(device.isTurned && device.body.width > device.body.height)
    }
}
