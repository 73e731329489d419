import Foundation

/// What a branch or another reference of git's may be called, from `refs/` on.
///
/// Git would follow any other name that stands in `HEAD` or in a branch's file, also out of the repository: it takes it for a
/// path. The rules are those of `git check-ref-format`.
struct ReferenceName: Hashable, Sendable {
    let text: String

    private static let forbidden: Set<Unicode.Scalar> = [" ", "~", "^", ":", "?", "*", "[", "\\", "\u{7F}"]

    init?(_ text: String) {
        let parts = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let isPlain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !Self.forbidden.contains($0) }
        let isWhole = !text.contains("..") && !text.contains("@{") && !text.hasSuffix(".")
        guard isPlain, isWhole, parts.count > 1, parts[0] == "refs",
            parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") && !$0.hasSuffix(".lock") })
        else { return nil }
        self.text = text
    }
}

/// What stands in the file of a reference: a commit, or the name of another reference.
enum ReferenceContent: Hashable, Sendable {
    case commit(ObjectHash)
    case symbolic(ReferenceName)

    private static let mark = "ref:"

    /// `nil` if it is neither.
    init?(_ text: String) {
        let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if line.hasPrefix(Self.mark) {
            let name = line.dropFirst(Self.mark.count).trimmingCharacters(in: .whitespaces)
            guard let name = ReferenceName(name) else { return nil }
            self = .symbolic(name)
        } else {
            guard let hash = ObjectHash(line) else { return nil }
            self = .commit(hash)
        }
    }
}
