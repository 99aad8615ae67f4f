import Testing

@testable import CSV
