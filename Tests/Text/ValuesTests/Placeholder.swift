import Testing

@testable import Values
