import Extraction
import Files
import Foundation

/// What lets learners tell where they stand.
///
/// It is kept beside what is built, so that learners are heard again without a new address if the stage has to be started
/// again on the same port.
enum RoomToken {
    private static let fileName = "room-token"
    /// In bytes.
    private static let sizeLimit = 64

    /// The token that is kept, which is the new one if there is none yet.
    ///
    /// The working folder must have been prepared.
    static func kept(in root: URL, new: String) throws -> String {
        let file = EnclosedFile(fileName, in: WorkingFolder(in: root).url)
        let old = (try? file.contents(upTo: sizeLimit)).flatMap { isToken($0, like: new) ? $0 : nil }
        let token = old ?? Data(new.utf8)
        // Always anew: an earlier catwalk let all users of the machine read it.
        try file.replace(with: token, permissions: 0o600)
        return String(decoding: token, as: UTF8.self)
    }

    /// One that is much shorter could be guessed, and somebody else has written it.
    private static func isToken(_ data: Data, like new: String) -> Bool {
        let token = String(decoding: data, as: UTF8.self)
        return data.count + 4 >= new.utf8.count && token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}
