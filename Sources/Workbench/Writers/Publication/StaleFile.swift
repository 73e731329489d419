import Support

/// A file that is not what the sources give, and where it differs first.
public struct StaleFile: Hashable, Sendable {
    public let file: PublishedFile
    /// The first line that differs, counted from 1; `nil` if the file is missing.
    public let line: Int?
    /// What the line is; `nil` past the end of the file.
    public let found: String?
    /// What the line would be; `nil` past the end of the text.
    public let expected: String?

    init(file: PublishedFile, current: String?) {
        self.file = file
        guard let current else {
            (line, found, expected) = (nil, nil, nil)
            return
        }
        let old = current.split(separator: "\n", omittingEmptySubsequences: false)
        let new = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        let first = zip(old, new).prefix { $0 == $1 }.count
        line = first + 1
        found = first < old.count ? String(old[first]) : nil
        expected = first < new.count ? String(new[first]) : nil
    }
}

extension StaleFile: CustomStringConvertible {
    public var description: String {
        guard let line else { return "\(PrintablePath(file.name)) is missing." }
        return """
            \(PrintablePath(file.name)) differs from what the sources give, first in line \(line):
              is        \(found ?? "(the end)")
              should be \(expected ?? "(the end)")
            """
    }
}
