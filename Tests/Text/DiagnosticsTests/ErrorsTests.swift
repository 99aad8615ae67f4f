import Diagnostics
import Testing

@Suite struct ErrorsTests {
    @Test func `errors are told from the rest`() {
        let all = [Diagnostic(.warning, "a"), Diagnostic(.error, "b"), Diagnostic(.note, "c")]
        #expect(all.hasErrors && all.errors.map(\.message) == ["b"])
        #expect(![Diagnostic(.warning, "a")].hasErrors && ![Diagnostic]().hasErrors)
    }
}
