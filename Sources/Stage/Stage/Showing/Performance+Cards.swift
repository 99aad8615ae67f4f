import Drawing

extension Performance {
    /// An iris of the ground closes over the stage, and the words stand on it.
    func draw(_ card: Moment.Exchange<CaptionText?>, _ moment: Moment, into list: inout DisplayList) {
        let share = Easing.inOut(card.share)
        let closed = blend(card.old == nil ? 0 : 1, card.new == nil ? 0 : 1, share)
        if closed >= 1 {
            list.add(Shape(.rect(bounds), fill: style.ground))
        } else if closed > 0 {
            drawIris(closed, moment, into: &list)
        }
        let (old, new) = (card.old.flatMap { cards[$0] }, card.new.flatMap { cards[$0] })
        // A sign that both cards have in the same place stays.
        let stays = old != nil && old?.sign == new?.sign
        if stays, let new { addSign(new, size: 1, moment.game, into: &list) }
        if let old {
            if !stays { addSign(old, size: 1 - Easing.in(card.share / 0.4), moment.game, into: &list) }
            add(old.runs, opacity: card.going, into: &list)
        }
        if let new {
            if !stays { addSign(new, size: Easing.out((card.share - 0.4) / 0.6), moment.game, into: &list) }
            add(new.runs, opacity: card.coming, into: &list)
        }
    }

    /// A disc of the ground, grown from where the last tap was, with a rim of light.
    private func drawIris(_ share: Double, _ moment: Moment, into list: inout DisplayList) {
        let centre = moment.focus.flatMap { moment.game.spot(of: $0, in: layout)?.centre } ?? layout.board.centre
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { (across, down) in
            (layout.size.width * across - centre.x, layout.size.height * down - centre.y)
        }
        let reach = corners.map { ($0.0 * $0.0 + $0.1 * $0.1).squareRoot() }.max() ?? 0
        let rim = layout.shortSide * 0.012
        list.add(
            Shape(
                .circle(centre, radius: (reach + rim) * share), fill: style.ground,
                stroke: Stroke(style.accent, width: rim)))
    }

    /// The game's sign, which comes as it grows.
    private func addSign(
        _ setting: CardSetting, size: Double, _ game: any StageGame, into list: inout DisplayList
    ) {
        guard size > 0 else { return }
        var inner = DisplayList(size: list.size)
        game.drawSign(in: setting.sign, into: &inner)
        if size >= 1 {
            list.elements += inner.elements
        } else {
            list.add(Group(inner.elements, transform: .scale(size, size, about: setting.sign.centre)))
        }
    }
}
