import Files
import Foundation

/// What makes the names of a user's working folders: nobody else can read it, so nobody else can tell them.
///
/// It is made once, and kept in the user's folder for caches. Without it all is built anew, and nothing else is lost.
struct UserSecret: Hashable, Sendable {
    private let key: SipHash.Key

    /// The one that is kept in the user's folder for caches; one of this process alone if none can be kept.
    static let current =
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        .flatMap { UserSecret(keptIn: $0.appending(path: "catwalk", directoryHint: .isDirectory)) } ?? UserSecret()

    /// A new one.
    init() {
        key = SipHash.Key(.random(in: 0 ... .max), .random(in: 0 ... .max))
    }

    /// The one that is kept in the folder, made if there is none; `nil` if it can't be, or if others may read it.
    init?(keptIn folder: URL) {
        let file = EnclosedFile(Self.fileName, in: folder)
        if let known = Self.read(file) {
            self = known
            return
        }
        let new = folder.appending(path: "\(Self.fileName)-\(UUID().uuidString)", directoryHint: .notDirectory)
        guard (try? file.makeFolders()) != nil,
            (try? WholeFile.write(UserSecret().text, to: new, permissions: Self.permissions)) != nil
        else { return nil }
        // Nothing is replaced: of two that make one at once the first has it, and both read it whole.
        link(new.path, file.url.path)
        unlink(new.path)
        guard let kept = Self.read(file) else { return nil }
        self = kept
    }

    /// Of a root, by its path: sixteen hexadecimal digits.
    func name(for path: String) -> String { Self.hexadecimal(SipHash.hash(Array(path.utf8), key: key)) }
}

extension UserSecret {
    private static let fileName = "secret"
    private static let permissions: mode_t = 0o600
    private static let digits = 16

    private init(key: SipHash.Key) {
        self.key = key
    }

    private var text: Data { Data("\(Self.hexadecimal(key.first))\(Self.hexadecimal(key.second))\n".utf8) }

    private static func read(_ file: EnclosedFile) -> UserSecret? {
        var status = stat()
        guard lstat(file.url.path, &status) == 0, status.st_mode == S_IFREG | permissions, status.st_uid == geteuid(),
            let data = try? file.contents(upTo: 2 * digits + 1)
        else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        guard text.wholeMatch(of: /[0-9a-f]{32}\n/) != nil, let first = UInt64(text.prefix(digits), radix: 16),
            let second = UInt64(text.dropFirst(digits).dropLast(), radix: 16)
        else { return nil }
        return UserSecret(key: SipHash.Key(first, second))
    }

    private static func hexadecimal(_ number: UInt64) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: digits - text.count) + text
    }
}
