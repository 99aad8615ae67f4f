import Testing

@testable import Art
