import Testing

@testable import Dates
