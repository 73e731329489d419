import Foundation

/// What tests say, without the folders of the machine that they ran on: reports are for readers elsewhere.
struct PortableText {
    /// The first folders of the machine's own paths; what starts otherwise, such as the path of a request, is not a
    /// path here.
    private let roots: Set<String>
    private let subjectPath: (String) -> String?

    /// The closure gives the path in the subject of a file in the package.
    init(roots: Set<String> = Self.machineRoots, subjectPath: @escaping (String) -> String?) {
        self.roots = roots
        self.subjectPath = subjectPath
    }

    /// The text with paths within the subject relative to it, and of other ones their last part.
    func text(_ text: String) -> String {
        // A path starts where no other word does, and ends before a line's number or what quotes it.
        text.replacing(/(^|[^\p{L}\p{N}._~\/-])(?:file:\/\/)?((?:\/[^\s\/"'`<>|:,;()\[\]{}]+)+)\/?/) { match in
            let (before, path) = (match.output.1, String(match.output.2))
            let parts = path.split(separator: "/").map(String.init)
            guard let root = parts.first, let last = parts.last, roots.contains(root) else {
                return String(match.output.0)
            }
            return before + (subjectPath(path) ?? last)
        }
    }

    private static let machineRoots = Set((try? FileManager.default.contentsOfDirectory(atPath: "/")) ?? [])
}
