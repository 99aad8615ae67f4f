import Testing

@testable import Values

@Suite struct ObjectTests {
    @Test(arguments: [0, 1, 8, 9, 40])
    func `an object keeps the order in which names came, however many`(count: Int) {
        let names = (0..<count).map { "n\(($0 * 7) % 41)" }
        let object = Object(names.map { ($0, .string($0)) })
        #expect(object.keys == names)
        #expect(names.allSatisfy { object[$0] == .string($0) })
        #expect(object["missing"] == nil)
    }

    @Test func `a name set again keeps its place, and nil takes it away`() {
        var object = Object((0..<12).map { ("n\($0)", .integer($0)) })
        object["n3"] = 99
        object["n5"] = nil
        #expect(object.keys.count == 11)
        #expect(object.keys[3] == "n3")
        #expect(object["n3"] == 99)
        #expect(object["n5"] == nil)
        #expect(object["n11"] == 11)
    }

    @Test func `objects are equal whatever their order, lists are not`() {
        #expect(Value.object(Object([("a", 1), ("b", 2)])) == .object(Object([("b", 2), ("a", 1)])))
        #expect(Value.list([1, 2]) != .list([2, 1]))
        #expect(Value.integer(2) != .decimal(2))
    }
}
