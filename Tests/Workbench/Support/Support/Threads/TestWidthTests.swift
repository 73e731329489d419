import Foundation
import Testing

struct TestWidthTests {
    @Test("How many tests begin at once is limited, by the tests themselves if nobody has said it")
    func limit() throws {
        let width = try #require(ProcessInfo.processInfo.environment["SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH"])
        #expect(try #require(Int(width)) > 0)
    }
}
