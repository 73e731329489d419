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
                figures.map { (change: $0, name: place.name(of: $0)) }
                .sorted {
                    (ChangedFigure.rank(ofFigure: $0.name), $0.name) < (ChangedFigure.rank(ofFigure: $1.name), $1.name)
                }
                .compactMap { ChangedFigure($0.change, named: $0.name) }
            return told.isEmpty ? nil : Section(title: place.title, isWhole: place.part.isEmpty, figures: told)
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
        /// `roles.View`; empty for the whole.
        let part: String

        init(of change: FigureChange) {
            owner = change.owner
            part =
                change.name.prefixMatch(of: #/(?:roles|scenes)\.(?:`[^`]*`|[^.]+)(?=\.)/#).map { String($0.output) }
                ?? ""
        }

        var title: String {
            guard let dot = part.firstIndex(of: ".") else { return owner }
            let kind = part[..<dot] == "roles" ? "role" : "scene"
            return "\(owner), \(kind) \(part[part.index(after: dot)...])"
        }

        func name(of change: FigureChange) -> String {
            part.isEmpty ? change.name : String(change.name.dropFirst(part.count + 1))
        }
    }
}
