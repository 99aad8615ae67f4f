import Drawing
import Stage

// One screen: its picture, scrolled; what was typed into it; what was dragged over it.
extension ScreenPainter {
    func layer(_ state: ScreenState, _ index: Int, into list: inout DisplayList) {
        let layer = state.stack[index]
        guard let screen = actor.screen(layer) else { return }
        let place = SheetPlace(screen, layer, device)
        var inner = DisplayList(size: list.size)
        picture(screen, layer, place, into: &inner)
        for spot in screen.spots {
            let name = screen.name + "." + spot.name
            let caret = state.caret == name && index == state.stack.count - 1
            if let text = state.texts[name] {
                type(text, caret: caret, in: spot, screen, layer, place, into: &inner)
            }
        }
        if let carried = state.carried, index == state.stack.count - 1 {
            draw(carried, screen, layer, place, into: &inner)
        }
        guard layer.isSheet else { return list.elements += inner.elements }
        let corner = min(14 * max(device.unit, 0.9), place.rect.width / 8)
        // Round above only: the lower corners lie below the screen.
        let outline = Rect(place.rect.minX, place.rect.minY, place.rect.width, place.rect.height + corner)
        list.add(Group(inner.elements, clip: .rect(outline, corner: corner)))
    }

    private func shot(_ screen: Screen) -> Shot? { actor.look.isDark ? screen.dark ?? screen.shot : screen.shot }

    /// The screenshot as pixels of the picture's size.
    private func pixmap(_ screen: Screen) -> Pixmap? { shot(screen)?.pixmap(width: Int(self.screen.width)) }

    private func picture(
        _ screen: Screen, _ layer: ScreenState.Layer, _ place: SheetPlace, into list: inout DisplayList
    ) {
        guard let pixmap = pixmap(screen) else { return }
        let scroll = min(place.mostScroll, (layer.scroll * place.scale).rounded())
        let height = Double(pixmap.height)
        if height < place.rect.height {
            let last = PixelRect(0, pixmap.height - 1, pixmap.width, 1)
            list.add(Shape(.rect(place.rect), fill: pixmap.usualColour(in: last)))
        }
        func lay(_ part: PixelRect, at y: Double) {
            let piece = part == pixmap.bounds ? pixmap : pixmap.part(part)
            list.add(
                Picture(
                    piece, in: Rect(place.rect.minX, place.rect.minY + y, Double(piece.width), Double(piece.height))))
        }
        let top = min(pixmap.height, Int((Double(screen.fixedTop) * place.scale).rounded()))
        let bottom = min(pixmap.height - top, Int((Double(screen.fixedBottom) * place.scale).rounded()))
        guard place.mostScroll > 0 else { return lay(pixmap.bounds, at: 0) }
        // No more than what is seen: a tall page is large.
        let body = PixelRect(0, Int(scroll) + top, pixmap.width, max(1, Int(place.rect.height) - top - bottom))
        lay(body, at: Double(top))
        if top > 0 { lay(PixelRect(0, 0, pixmap.width, top), at: 0) }
        if bottom > 0 {
            lay(PixelRect(0, pixmap.height - bottom, pixmap.width, bottom), at: place.rect.height - Double(bottom))
        }
    }

    /// Letters on the ground of the field, which hide what stood there; of a long text the end is seen.
    private func type(
        _ text: String, caret: Bool, in spot: TouchSpot, _ screen: Screen, _ layer: ScreenState.Layer,
        _ place: SheetPlace, into list: inout DisplayList
    ) {
        let rect = place.place(of: spot.rect, on: screen, scrolled: layer.scroll)
        let ground = ground(of: spot.rect, screen)
        let ink = spot.colour ?? ground.onTop
        let size = (spot.letters ?? min(spot.rect.height * 0.46, screen.size.width * 0.05)) * place.scale
        let field = rect.inset(by: min(rect.height * 0.1, 3))
        let baseline = Point(rect.minX + size * 0.6, rect.centre.y + size * 0.36)
        let room = rect.width - size * 1.2
        let measured = TextExtent.estimate(TextRun(text, Font(.text, size: size), ink, at: baseline)).width
        list.add(Shape(.rect(field, corner: field.height * 0.25), fill: ground))
        let shown = measured > room ? String(text.suffix(max(1, Int(room / (size * 0.56))))) : text
        // A run of one line whose end, in the letters' own colour, is the caret: it moves with what is typed.
        list.add(
            TextRun(
                shown + (caret ? "\u{200A}|" : ""), Font(.text, weight: 400, size: size), ink, at: baseline,
                maxWidth: rect.width - size * 0.6))
    }

    /// The ground of a part of the screenshot.
    private func ground(of part: Rect, _ screen: Screen) -> Colour {
        guard let pixmap = pixmap(screen) else { return .white }
        let scale = Double(pixmap.width) / screen.size.width
        let place = PixelRect(
            Int(part.minX * scale), Int(part.minY * scale), max(1, Int(part.width * scale)),
            max(1, Int(part.height * scale)))
        return pixmap.usualColour(in: place)
    }

    /// A piece of the screenshot at another place, on a shadow; where it was, the ground is left.
    private func draw(
        _ carried: ScreenState.Carried, _ screen: Screen, _ layer: ScreenState.Layer, _ place: SheetPlace,
        into list: inout DisplayList
    ) {
        guard let pixmap = pixmap(screen) else { return }
        let from = place.place(of: carried.from, on: screen, scrolled: layer.scroll)
        let to = place.place(of: carried.to, on: screen, scrolled: layer.scroll)
        let part = PixelRect(
            Int((carried.from.minX * place.scale).rounded()), Int((carried.from.minY * place.scale).rounded()),
            max(1, Int(from.width)), max(1, Int(from.height)))
        let piece = pixmap.part(part)
        guard piece.width > 0, piece.height > 0 else { return }
        list.add(
            Shape(
                .rect(from),
                fill: ground(
                    of: Rect(
                        max(0, carried.from.minX - 4), carried.from.minY, 4, carried.from.height), screen)))
        let goal = Rect(to.minX.rounded(), to.minY.rounded(), Double(piece.width), Double(piece.height))
        list.add(
            Shape(
                .rect(goal), fill: .white,
                shadow: Shadow(.black.opacity(0.3), blur: goal.height * 0.06, down: goal.height * 0.05)))
        list.add(Picture(piece, in: goal))
    }
}
