import Testing

@testable import Liquid
