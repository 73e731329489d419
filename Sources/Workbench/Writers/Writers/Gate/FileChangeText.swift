import Report

/// How a file has changed, in a few words.
enum FileChangeText {
    /// How many tests or types of a file are named.
    private static let named = 3

    static func text(for change: FileChange) -> String {
        switch (change.before, change.after) {
        case (nil, let after?): "new file with \(content(of: after))"
        case (let before?, nil): "the file is gone, with \(content(of: before))"
        case (let before?, let after?):
            (origin(of: change) + names("test", gone: change.goneTests, new: change.newTests)
                + parts(from: before, to: after) + measures(from: before, to: after) + types(of: change))
                .joined(separator: ", ")
        case (nil, nil): ""
        }
    }
}

extension FileChangeText {
    private static func content(of file: FileSnapshot) -> String {
        let place = [file.role.map { "role \($0)" }, file.scene.map { "scene \($0)" }].compactMap(\.self)
        let lines = "\(file.lines.code) code \(file.lines.code == 1 ? "line" : "lines")"
        let tests = (file.tests ?? []).isEmpty ? "" : " and \(named("test", file.tests ?? []))"
        return lines + tests + (place.isEmpty ? "" : " (\(place.joined(separator: ", ")))")
    }

    private static func origin(of change: FileChange) -> [String] {
        change.oldPath.map { ["renamed from \($0)"] } ?? []
    }

    private static func parts(from before: FileSnapshot, to after: FileSnapshot) -> [String] {
        [("role", before.role, after.role), ("scene", before.scene, after.scene), ("owner", before.owner, after.owner)]
            .filter { $0.1 != $0.2 }
            .map { "\($0.0) \($0.1 ?? "none") → \($0.2 ?? "none")" }
    }

    /// Statements are told only where no line tells of them.
    private static func measures(from before: FileSnapshot, to after: FileSnapshot) -> [String] {
        let lines = [
            ("code lines", before.lines.code, after.lines.code),
            ("comment lines", before.lines.comment, after.lines.comment),
            ("blank lines", before.lines.blank, after.lines.blank),
        ].filter { $0.1 != $0.2 }
        let others = [
            ("cyclomatic complexity", before.cyclomatic, after.cyclomatic),
            ("cognitive complexity", before.cognitive, after.cognitive),
        ]
        let statements = [("logical lines", before.lines.logical, after.lines.logical)]
        return (lines + (lines.isEmpty ? statements : []) + others).filter { $0.1 != $0.2 }
            .map { "\($0.0) \(FigureChangeText.change(from: Double($0.1), to: Double($0.2)))" }
    }

    private static func types(of change: FileChange) -> [String] {
        if change.goneTypes.count == 1, change.newTypes.count == 1 {
            return ["type \(change.goneTypes[0]) → \(change.newTypes[0])"]
        }
        return names("type", gone: change.goneTypes, new: change.newTypes)
    }

    private static func names(_ what: String, gone: [String], new: [String]) -> [String] {
        (gone.isEmpty ? [] : ["without \(named(what, gone))"]) + (new.isEmpty ? [] : ["with \(named(what, new))"])
    }

    /// `the tests a, b, c and 4 more`.
    private static func named(_ what: String, _ names: [String]) -> String {
        "the \(what)\(names.count == 1 ? "" : "s") \(names.listed(upTo: named))"
    }
}
