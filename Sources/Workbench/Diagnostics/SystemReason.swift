import Foundation

/// What the system says of a call that failed, in words that can go on in a sentence: `No space left on device`.
public struct SystemReason: Hashable, Sendable {
    private let text: String

    /// `code` is an `errno`.
    public init(code: Int32) {
        text = String(cString: strerror(code))
    }

    /// The words are the system's own where the error has them, and Foundation's otherwise.
    public init(_ error: any Error) {
        let error = error as NSError
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        let words =
            cause.domain == NSPOSIXErrorDomain
            ? String(cString: strerror(Int32(truncatingIfNeeded: cause.code)))
            : error.localizedFailureReason ?? error.localizedDescription
        text = String(words.reversed().drop { $0 == "." }.reversed())
    }
}

extension SystemReason: CustomStringConvertible {
    public var description: String { text }
}
