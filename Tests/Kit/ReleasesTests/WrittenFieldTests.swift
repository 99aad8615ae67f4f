import Testing

@testable import Releases

@Suite struct WrittenFieldTests {
    @Test(arguments: [
        (
            "name: A\nkind: app\nlinks:\n  x: y\n", "stage", "staged", "kind",
            "name: A\nkind: app\nstage: staged\nlinks:\n  x: y\n"
        ),
        ("kind:\n  - a\n- b\nx: y\n", "stage", "staged", "kind", "kind:\n  - a\n- b\nstage: staged\nx: y\n"),
        ("name: A\n\n", "stage", "staged", "kind", "name: A\nstage: staged\n\n"),
        ("name: A", "stage", "staged", "kind", "name: A\nstage: staged"),
        ("stage: live # at last\nb: c\n", "stage", "staged", "kind", "stage: staged # at last\nb: c\n"),
        ("  stage: x\nb: c\n", "stage", "staged", "kind", "  stage: x\nb: c\nstage: staged\n"),
        ("a: b\r\nkind: app\r\n", "stage", "staged", "kind", "a: b\r\nkind: app\r\nstage: staged\r\n"),
        ("", "stage", "staged", "kind", "stage: staged\n"),
    ])
    func `a field is written where a person would write it`(
        text: String, name: String, value: String, neighbour: String, made: String
    ) {
        let field = WrittenField(name, value, after: neighbour)
        #expect(field.written(into: text) == made)
        #expect(field.written(into: made) == made, "once more")
    }

    @Test func `one that is taken out leaves the others as they were`() {
        let field = WrittenField("launch", nil, after: "stage")
        #expect(field.written(into: "stage: staged\nlaunch: 2026-12-01\nx: y\n") == "stage: staged\nx: y\n")
        #expect(field.written(into: "stage: staged\n") == "stage: staged\n")
    }
}
