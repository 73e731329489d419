import Foundation
import Support

/// A JSON file that was stored before: nothing of it is believed until it was found to be JSON with possible numbers.
public struct StoredDocument: Sendable {
    private let path: String
    private let data: Data
    /// In bytes; what catwalk writes of its own sample has less than 1 MiB.
    public static let sizeLimit = 64 << 20

    /// Reads the file, and checks its form; `nil` if there is none.
    ///
    /// Every number is from 0 to 10¹²; those below one of the `signed` keys may be negative.
    public init?(_ file: EnclosedFile, signed: Set<String> = []) throws(DocumentFault) {
        path = file.url.path
        do {
            guard let data = try file.contents(upTo: Self.sizeLimit) else { return nil }
            self.data = data
        } catch {
            throw .file(error)
        }
        do {
            var scan = JSONScan(of: data, numbers: .possible(signed: signed))
            try scan.run()
        } catch {
            throw .content(path: path, error)
        }
    }

    /// Throws if its key `schemaVersion` is not one of `known`.
    func expectVersion(among known: [Int]) throws(DocumentFault) {
        let version = try decode(Version.self).schemaVersion
        if known.contains(version) { return }
        let reason = "It is \(version), and this catwalk knows \(known.map(String.init).joined(separator: " and "))."
        throw .content(path: path, DecodingFault(key: "schemaVersion", reason: reason))
    }

    private struct Version: Decodable {
        let schemaVersion: Int
    }

    /// What stands in it as a value.
    public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws(DocumentFault) -> Value {
        do {
            return try CheckedJSON.decode(type, from: data)
        } catch {
            throw .content(path: path, error)
        }
    }
}
