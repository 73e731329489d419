import Report

/// What has changed, as people read it: the figures of each architecture and role, then the files and edges.
package struct ChangesOverview {
    package let heading: String
    package let sections: [Section]
    /// The files, then the edges; those that there are.
    package let lists: [List]
    /// What stayed, in sentences.
    package let rest: String

    package struct Section {
        /// The architecture, layer or target, with a role or scene of it.
        package let title: String
        /// Whether it is of all of the architecture, layer or target.
        package let isWhole: Bool
        package let figures: [ChangedFigure]
    }

    package struct List {
        package let title: String
        package let lines: [String]
    }

    /// Of files and of edges, no more than this are listed.
    private static let limit = 50

    /// `before` and `after` are what people call the two; `folder` is where the reader finds the files.
    package init(
        of changes: SnapshotChanges,
        before: String,
        after: String,
        in folder: ReaderFolder = ReaderFolder(".")
    ) {
        heading = "\(before) → \(after)" + (changes.isEmpty ? ": nothing that is measured has changed" : "")
        let grouped = Dictionary(grouping: changes.figures) { Place(of: $0) }
        let places = grouped.sorted { ($0.key.owner, $0.key.part) < ($1.key.owner, $1.key.part) }
        sections = places.compactMap { place, figures in
            let told =
                figures
                .compactMap { ChangedFigure($0, named: place.name(of: $0), isOfPart: !place.names.isEmpty) }
                .sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
            return told.isEmpty ? nil : Section(title: place.title, isWhole: place.names.isEmpty, figures: told)
        }
        lists = [
            List(title: "Files", lines: Self.limited(changes.files.map { Self.line(for: $0, in: folder) }, "files")),
            List(title: "Edges", lines: Self.limited(changes.edges.map { Self.line(for: $0, in: folder) }, "edges")),
        ].filter { !$0.lines.isEmpty }
        let untold = changes.figures.count - sections.reduce(0) { $0 + $1.figures.count }
        let coupling = changes.leavesOutCoupling ? " Coupling was found in two ways and is left out." : ""
        rest =
            "Unchanged: \(Self.counted(changes.sameFigures, "figure")), \(Self.counted(changes.sameFiles, "file"))."
            + (untold == 0 ? "" : " Not told here: \(Self.counted(untold, "changed figure")); --format json has all.")
            + coupling
    }
}

extension ChangesOverview {
    private static func counted(_ count: Int, _ what: String) -> String { "\(count) \(what)\(count == 1 ? "" : "s")" }

    private static func line(for file: FileChange, in folder: ReaderFolder) -> String {
        "\(folder.path(of: file.path)): \(FileChangeText.text(for: file))"
    }

    private static func line(for change: EdgeChange, in folder: ReaderFolder) -> String {
        let verb = change.isNew ? "now uses" : "no longer uses"
        return "\(change.edge.owner).\(change.edge.from) \(verb) \(change.edge.to) (\(folder.path(of: change.file)))"
    }

    private static func limited(_ lines: [String], _ what: String) -> [String] {
        lines.first(limit) { "… and \($0) more \(what); --format json has all" }
    }

    /// What a figure is of.
    private struct Place: Hashable {
        let owner: String
        /// `roles` or `scenes`, and the name of one; empty for the whole.
        let names: [String]

        init(of change: FigureChange) {
            owner = change.owner
            let names = FigurePath(text: change.name).names
            self.names = names.count > 2 && ["roles", "scenes"].contains(names[0]) ? Array(names.prefix(2)) : []
        }

        var part: String { FigurePath(names).text }

        var title: String {
            names.isEmpty ? owner : "\(owner), \(names[0] == "roles" ? "role" : "scene") \(names[1])"
        }

        func name(of change: FigureChange) -> String {
            FigurePath(FigurePath(text: change.name).names.dropFirst(names.count)).text
        }
    }
}
