import Foundation

/// What the system says of a call that failed, in words that can go on in a sentence: `No space left on device`.
public struct SystemReason: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    /// The system's number for it; `nil` if only Foundation knows what it is.
    private let code: Int32?

    /// `code` is an `errno`.
    public init(code: Int32) {
        description = String(cString: strerror(code))
        self.code = code
    }

    /// The words are the system's own if the error has them, and Foundation's otherwise.
    public init(_ error: any Error) {
        let error = error as NSError
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        let number = cause.domain == NSPOSIXErrorDomain ? Int32(truncatingIfNeeded: cause.code) : nil
        let words = error.localizedFailureReason ?? error.localizedDescription
        let text = String(words.reversed().drop { $0 == "." }.reversed())
        description = number.map { String(cString: strerror($0)) } ?? text
        code = number
    }

    /// What a person can do about it, in a sentence.
    public var remedy: String {
        switch code {
        case EACCES, EPERM: "Change the permissions of it or of the folder around it."
        case ENOENT: "Check the path."
        case ENAMETOOLONG: "Use a shorter name, or a folder that lies less deep."
        case ENOSPC, EDQUOT: "Make room on the disk."
        case EROFS: "Use a disk that can be written to."
        case EFBIG: "Raise the limit on the size of files: ulimit -f."
        case EMFILE, ENFILE: "Raise the limit on open files: ulimit -n."
        case EEXIST, ENOTDIR, EISDIR: "Something else has that name. Move it away."
        default: "Look at what is there, and try again."
        }
    }
}
