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

    /// Where files that the compiler takes can't be read as it reads them; `nil` if all can.
    init?(misread places: [String]) {
        if places.isEmpty { return nil }
        description =
            "The compiler takes these files, but Catwalk can't read them to their end: \(Self.list(places.sorted())). So a "
            + "breach in them could go unseen. Let each branch of an #if hold whole declarations, or leave the file out."
    }

    /// Where the compiler finds types and the parser does not; `nil` if both find the same.
    init?(unseenTypes places: [String]) {
        if places.isEmpty { return nil }
        description =
            "The compiler finds types or extensions here that Catwalk does not see: \(Self.list(places.sorted())). So a breach in them could go "
            + "unseen. Put each operator that has a / on a line of its own."
    }

    /// Where code that is no preview refers to one; `nil` if none does.
    init?(usedPreviews places: [String]) {
        if places.isEmpty { return nil }
        description =
            "What is no preview uses a preview here: \(Self.list(places.sorted())). No rule is held in previews, so a breach in "
            + "them could go unseen. Let only the canvas show them, or do not let what the app runs conform to PreviewProvider."
    }

    private static func list(_ paths: [String]) -> String {
        let rest = paths.count - shown
        return paths.prefix(shown).map { "\(PrintablePath($0))" }.joined(separator: ", ")
            + (rest > 0 ? " and \(rest) more" : "")
    }
}
