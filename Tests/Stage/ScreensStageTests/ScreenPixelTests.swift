import Drawing
import Stage
import Synchronization
import Testing

@testable import ScreensStage

@Suite struct ScreenPixelTests {
    @Test func `a smaller picture has the mean of what each pixel covers`() {
        var picture = Pixmap(width: 4, height: 2, fill: .white)
        for index in [0, 5, 6, 7] { picture.pixels[index] = 0xFF00_0000 }
        let small = picture.scaled(width: 2, height: 1)
        #expect(small.pixels == [0xFF80_8080, 0xFF80_8080])
        #expect(picture.scaled(width: 4, height: 2) == picture)
    }

    @Test func `a larger picture of few colours keeps its pixels, and only their edges are mixed`() {
        let checks = Pixmap(width: 2, height: 2, pixels: [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_0000])
        #expect(Set(checks.scaled(width: 6, height: 6).pixels) == [0xFF00_0000, 0xFFFF_FFFF])
        let uneven = checks.scaled(width: 5, height: 5)
        #expect((0..<5).filter { ![0xFF00_0000, 0xFFFF_FFFF].contains(uneven.pixels[$0]) } == [2])
    }

    @Test(arguments: [(1, 1), (3, 5), (7, 7), (20, 9), (200, 3)])
    func `one colour stays that colour at every size`(width: Int, height: Int) {
        let plain = Pixmap(width: 11, height: 8, fill: Colour(0x336699))
        #expect(
            plain.scaled(width: width, height: height) == Pixmap(width: width, height: height, fill: Colour(0x336699)))
    }

    @Test func `a picture is drawn once at each size, however often it is shown`() {
        let drawn = Mutex<[Int?]>([])
        let album = Album { _, width in
            drawn.withLock { $0.append(width) }
            return Pixmap(width: width ?? 8, height: (width ?? 8) / 2, fill: .white)
        }
        for _ in 0..<3 {
            for (width, isDrawn) in [(4, true), (6, true), (2, false)] {
                let shown = album.pixmap(of: [1], width: width, height: width / 2, isDrawn: isDrawn)
                #expect(shown == Pixmap(width: width, height: width / 2, fill: .white))
            }
        }
        #expect(drawn.withLock { $0 } == [4, 6, nil])
        #expect(album.pixmap(of: [2]) == Pixmap(width: 8, height: 4, fill: .white))
        #expect(drawn.withLock { $0 } == [4, 6, nil, nil])
    }

    @Test func `the ground of a field is what most of it shows`() {
        var field = Pixmap(width: 40, height: 10, fill: Colour(0xEEEEEE))
        for x in 5..<15 { field.pixels[4 * 40 + x] = 0xFF00_0000 }
        #expect(field.usualColour(in: PixelRect(0, 0, 40, 10)) == Colour(0xEEEEEE))
        #expect(field.usualColour(in: PixelRect(90, 0, 4, 1)) == .white)
    }

    @Test(arguments: [0.02, 0.3, 0.5, 0.9, 1, 2.5, 8])
    func `what follows a finger leaves it at its own speed, and comes to rest at its goal`(distance: Double) {
        let glide = Glide(over: distance, finger: 0.42)
        #expect(glide(0) == 0)
        #expect(abs(glide(glide.length) - distance) < 1e-9)
        #expect(glide.reach <= 0.42 * 1.15 + 1e-9)
        let ways = (0...200).map { glide(glide.length * Double($0) / 200) }
        #expect(zip(ways, ways.dropFirst()).allSatisfy { $0 <= $1 })
        guard glide.reach < distance, glide.length < glide.contact + 1.29 else { return }
        let before = glide(glide.contact) - glide(glide.contact - 1e-4)
        let after = glide(glide.contact + 1e-4) - glide(glide.contact)
        #expect(abs(before - after) < before * 0.01)
    }

    @Test func `while it scrolls, the finger stays on what it touched`() throws {
        let show = try App.performance("cut long\nwait 0.2s\nscroll 100\nwait 1s")
        let times = show.frameTimes(fps: 60)
        let poses = times.map { show.moment(at: $0) }.filter { $0.nub?.pressure == 1 && $0.nub?.tail != nil }
        #expect(poses.count > 8)
        // By the law of both: the way of the nub is the way of the picture.
        let screen = PlacedDevice(.phone, view: Size(200, 400), in: show.layout.board).screen
        let start = screen.minY + screen.height * 0.72
        for moment in poses {
            guard let actor = moment.game as? ScreensActor, let phase = actor.phases.last, let nub = moment.nub,
                case .scroll(let glide) = phase.motion
            else { continue }
            let scrolled = glide(moment.elapsed.value) * screen.height
            #expect(abs(start - nub.centre.y - scrolled) < 1, "at \(moment.elapsed.text)")
        }
    }

    @Test(arguments: Device.allCases)
    func `a device lies within its place, its screen on whole pixels`(device: Device) {
        for view in [Size(390, 844), Size(1280, 800), Size(1000, 1000)] {
            let board = Rect(10, 20, 480, 480 / device.aspect(of: view))
            let placed = PlacedDevice(device, view: view, in: board)
            let sides = [placed.screen.minX, placed.screen.minY, placed.screen.width, placed.screen.height]
            #expect(sides.allSatisfy { $0 == $0.rounded() && $0 > 0 })
            let body = placed.body
            #expect(body.minX >= 9 && body.minY >= 18 && body.maxX <= 492 && body.maxY <= board.maxY + 2)
        }
    }
}
