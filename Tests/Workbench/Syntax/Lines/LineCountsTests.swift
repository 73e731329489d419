import Foundation
import Lines
import Testing

@Suite("Line counts")
struct LineCountsTests {
    @Test("Adding goes class by class")
    func adding() {
        let first = LineCounts(code: 1, comment: 2, blank: 3, logical: 4)
        let sum = first + LineCounts(code: 10, comment: 20, blank: 30, logical: 40)

        #expect(sum == LineCounts(code: 11, comment: 22, blank: 33, logical: 44))
        #expect(sum.physical == 66)
        #expect(sum + .zero == sum)
    }

    @Test("The JSON has the five numbers under their names")
    func json() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(LineCounts(code: 1, comment: 2, blank: 3, logical: 4))

        #expect(
            String(decoding: data, as: UTF8.self)
                == #"{"blank":3,"code":1,"comment":2,"logical":4,"physical":6}"#
        )
    }
}
