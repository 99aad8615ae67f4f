import Drawing
import Testing

@testable import Stage

@Suite struct LayoutTests {
    @Test(arguments: [
        (1080, 1080), (240, 240), (886, 1920), (1200, 1600), (1280, 640), (1920, 1080), (720, 840), (16, 16),
        (4096, 16), (16, 4096), (1000, 800), (1320, 2868),
    ])
    func `score, board and caption lie within the picture and apart`(width: Int, height: Int) {
        for aspect in [0.5, 1, 2.0] {
            let layout = Layout(size: PictureSize(width: width, height: height), aspect: aspect)
            let bounds = Rect(0, 0, Double(width), Double(height)).inset(by: -1)
            let places = [layout.header, layout.board, layout.caption]
            for place in places {
                #expect(place.minX >= bounds.minX && place.maxX <= bounds.maxX)
                #expect(place.minY >= bounds.minY && place.maxY <= bounds.maxY)
            }
            #expect(layout.header.intersection(layout.board) == nil)
            #expect(layout.board.intersection(layout.caption) == nil)
        }
    }

    @Test func `a large and a small picture have the same proportions`() {
        let small = Layout(size: PictureSize(width: 400, height: 400))
        let large = Layout(size: PictureSize(width: 1600, height: 1600))
        #expect(abs(large.board.width / small.board.width - 4) < 0.02)
        #expect(abs(large.strongSize / small.strongSize - 4) < 0.02)
    }

    @Test func `the nub rests on the place it taps`() throws {
        let show = try perform("tap c1\nwait 1s", size: PictureSize(width: 300, height: 300))
        let spot = LightsOut([]).spot(of: "c1", in: show.layout)
        let poses = show.frameTimes().compactMap { show.moment(at: $0).nub }
        #expect(poses.contains { $0.pressure > 0.5 && $0.centre == spot?.centre })
        #expect(show.moment(at: show.duration).nub == nil)
    }

    @Test func `the nub does not leap`() throws {
        let show = try perform("tap c1\ntap a3\nrobot\ntap b2\nwait 1s", size: PictureSize(width: 300, height: 300))
        var last: NubPose?
        for step in 0..<show.duration.microseconds / 5_000 {
            let pose = show.moment(at: Seconds(microseconds: step * 5_000)).nub
            if let pose, let last {
                let (dx, dy) = (pose.centre.x - last.centre.x, pose.centre.y - last.centre.y)
                #expect((dx * dx + dy * dy).squareRoot() < 12)
            }
            last = pose
        }
    }
}
