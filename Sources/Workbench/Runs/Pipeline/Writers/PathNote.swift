import Support

/// A sentence on some files and folders, for the reader: the first of them by name, of the others only how many there
/// are.
struct PathNote: CustomStringConvertible {
    let description: String
    private static let shown = 5

    /// What is not measured although it lies in what is; `nil` if nothing is left out.
    ///
    /// `way` says how to have it measured.
    init?(leftOut paths: [String], way: String) {
        if paths.isEmpty { return nil }
        description = "Left out: \(Self.list(paths)). \(way)"
    }

    /// What an index store does not know as it is; `nil` if it knows all.
    init?(notIndexed paths: [String]) {
        if paths.isEmpty { return nil }
        description =
            "The index does not know these files as they are: \(Self.list(paths)). Whom they refer to, and who refers to "
            + "them, is told from syntax. Build again to have the compiler's word."
    }

    /// Where files are no Swift, each place behind its path; `nil` if all are Swift.
    init?(mistakes places: [String]) {
        if places.isEmpty { return nil }
        description =
            "What stands here is no Swift, and is measured only as far as it could be read: \(Self.list(places.sorted())). "
            + "Correct it to have true figures."
    }

    private static func list(_ paths: [String]) -> String {
        let rest = paths.count - shown
        return paths.prefix(shown).map { "\(PrintablePath($0))" }.joined(separator: ", ")
            + (rest > 0 ? " and \(rest) more" : "")
    }
}
