import Foundation

/// The baseline of one subject on disk.
public struct BaselineFile: Hashable, Sendable {
    public let location: URL

    /// The file of the subject whose configuration is in `root`.
    public init(in root: URL) {
        location = root.appending(path: Baseline.fileName, directoryHint: .notDirectory)
    }

    /// The baseline; an empty one when there is no file.
    public func read() throws(BaselineError) -> Baseline {
        guard FileManager.default.fileExists(atPath: location.path) else { return Baseline() }
        do {
            return try JSONDecoder().decode(Baseline.self, from: Data(contentsOf: location))
        } catch let error as DecodingError {
            throw .notUnderstood(path: location.path, reason: error.reason)
        } catch {
            throw .unreadable(path: location.path, reason: error.localizedDescription)
        }
    }

    /// Puts `baseline` in the place of what was there, whole or not at all; keys are sorted, so that changes show well.
    public func write(_ baseline: Baseline) throws(BaselineError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try (encoder.encode(baseline) + Data("\n".utf8)).write(to: location, options: .atomic)
        } catch {
            throw .notWritten(path: location.path, reason: error.localizedDescription)
        }
    }
}

extension DecodingError {
    /// Where and why, without the names of Swift's types.
    fileprivate var reason: String {
        switch self {
        case .keyNotFound(let key, let context): "\(place(context))the key \"\(key.stringValue)\" is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(place(context))something else is expected there"
        case .dataCorrupted(let context): context.debugDescription
        @unknown default: "it is not what is expected"
        }
    }

    private func place(_ context: Context) -> String {
        let path = context.codingPath.map { $0.intValue.map { "entry \($0 + 1)" } ?? $0.stringValue }
        return path.isEmpty ? "" : "in \(path.joined(separator: ", ")), "
    }
}
