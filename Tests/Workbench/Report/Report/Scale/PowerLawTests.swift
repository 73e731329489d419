import Foundation
import Testing

@testable import Report

struct PowerLawTests {
    @Test("Values that follow a law give it back, without an error")
    func exact() throws {
        // 3 · n²
        let law = try #require(PowerLaw(fitting: [(1, 3), (2, 12), (4, 48), (8, 192)]))
        #expect(abs(law.exponent - 2) < 1e-12)
        #expect(abs(law.factor - 3) < 1e-12)
        #expect(abs(try #require(law.rSquared) - 1) < 1e-12)
        #expect(try #require(law.standardError) < 1e-7)
    }

    @Test("The fit of values that follow none is the one worked out by hand")
    func scattered() throws {
        // In logarithms to the base of 2: x is 0, 1, 2 and y is 0, 2, 1. Their means are 1 and 1. The products of the
        // distances sum to 1, the squares of x's to 2: the slope is 1/2. What is left is -1/2, 1, -1/2, with squares of
        // 3/2 in all; of y's distances they are 2. So R² is 1/4, and the standard error the root of 3/2 / 1 / 2.
        let law = try #require(PowerLaw(fitting: [(1, 1), (2, 4), (4, 2)]))
        let error = 0.75.squareRoot()
        #expect(abs(law.exponent - 0.5) < 1e-12)
        #expect(abs(law.factor - 2.squareRoot()) < 1e-12)
        #expect(abs(try #require(law.rSquared) - 0.25) < 1e-12)
        #expect(abs(try #require(law.standardError) - error) < 1e-12)
        // One degree of freedom: 12.706 standard errors to either side.
        let interval = try #require(law.interval)
        #expect(abs(interval.lower - (0.5 - 12.706 * error)) < 1e-9)
        #expect(abs(interval.upper - (0.5 + 12.706 * error)) < 1e-9)
    }

    @Test("Two values have a law and no error, and equal values no share of a spread to account for")
    func few() throws {
        let two = try #require(PowerLaw(fitting: [(1, 2), (4, 4)]))
        #expect(abs(two.exponent - 0.5) < 1e-12)
        #expect(two.standardError == nil)
        #expect(two.interval == nil)
        #expect(try #require(PowerLaw(fitting: [(1, 7), (2, 7), (4, 7)])).rSquared == nil)
    }

    @Test("One size has no law, and neither has what has no logarithm")
    func none() {
        #expect(PowerLaw(fitting: []) == nil)
        #expect(PowerLaw(fitting: [(4, 1), (4, 2)]) == nil)
        #expect(PowerLaw(fitting: [(1, 0), (2, 1)]) == nil)
    }
}
