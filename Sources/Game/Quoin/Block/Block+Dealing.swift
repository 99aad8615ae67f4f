extension Block {
    /// A whole block of 27 letters, dealt by a seed: ten vowels and seventeen others, about as often as English has them.
    package static func dealt(seed: UInt64) -> Block {
        var chance = Chance(seed: seed)
        let letters = chance.shuffled(vowels).prefix(10) + chance.shuffled(others).prefix(17)
        let dealt = chance.shuffled(Array(letters)).map { Letter(ascii: $0) }
        return Block(letters: dealt) ?? Block()
    }

    private static let vowels = Array("aaaaeeeeeeiiiioooouu".utf8)
    private static let others = Array("bbccddddffgghhjkllllmmnnnnnpprrrrrsssssttttttvwwxyyz".utf8)
}
