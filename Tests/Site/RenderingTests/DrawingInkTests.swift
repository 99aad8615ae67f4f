import Testing

@testable import Rendering

@Suite struct DrawingInkTests {
    @Test(arguments: [
        // An icon of Lucide's shape, and one that says nothing of colours.
        ##"<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><circle cx="12" cy="18" r="3"/></svg>"##,
        ##"<svg viewBox="0 0 24 24"><path d="M0 0h9"/></svg>"##,
        ##"<svg viewBox="0 0 24 24"><path d="M0 0h9" fill=" #000000 " STYLE="fill: Black; opacity: .5"/></svg>"##,
        ##"<?xml version="1.0"?><!-- fill="red" --><svg><g stroke="rgb(0, 0, 0)"><text>Red</text></g></svg>"##,
        ##"<svg><linearGradient id="a"><stop stop-color="#000"/></linearGradient><path fill="url(#a)"/></svg>"##,
        ##"<svg><circle r="3"><animate attributeName="r" values="3;5"/></circle></svg>"##,
    ])
    func `a drawing in black alone is ink`(_ drawing: String) { #expect(DrawingInk(Array(drawing.utf8)).isBlack) }

    @Test(arguments: [
        ##"<svg><path d="M0 0h9" fill="#c4391f"/></svg>"##,
        ##"<svg><rect width="9" height="9" fill="white"/><path d="M0 0h9"/></svg>"##,
        ##"<svg style="background: #fff"><path d="M0 0h9"/></svg>"##,
        ##"<svg><path style="stroke:none;fill:#fff"/></svg>"##,
        ##"<svg><style>path { fill: red }</style><path d="M0 0h9"/></svg>"##,
        ##"<svg><image href="photo.png"/></svg>"##,
        ##"<svg><circle r="3"><animate attributeName="fill" values="#c00;#00c"/></circle></svg>"##,
        ##"<svg><linearGradient id="a"><stop stop-color="#f00"/></linearGradient><path fill="url(#a)"/></svg>"##,
    ])
    func `a drawing with colours or a ground is none`(_ drawing: String) {
        #expect(!DrawingInk(Array(drawing.utf8)).isBlack)
    }
}
