import Foundation
import Snapshots

extension ChangesWriter {
    /// For programs: every change, keys in alphabetical order.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let document = ChangesDocument(of: changes, before: before, after: after)
        return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    }
}
