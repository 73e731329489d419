import Lines

/// What is kept of one source file, so that a later change can be told from it.
///
/// What is not known, or does not apply, is absent.
public struct FileSnapshot: Hashable, Codable, Sendable {
    /// The architecture, shared layer or target that it counts for.
    public let owner: String?
    public let role: String?
    public let scene: String?
    public let lines: LineCounts
    /// Of all its bodies.
    public let cyclomatic: Int
    /// Of its outermost bodies.
    public let cognitive: Int
    /// The qualified names of the types that it declares; sorted.
    public let types: [String]?
    /// By each type that uses others first in this file, the owners and names of those: `Model.Cat`; sorted.
    public private(set) var uses: [String: [String]]?
    /// The test functions of a test file; sorted.
    public let tests: [String]?

    public init(
        owner: String?,
        role: String? = nil,
        scene: String? = nil,
        lines: LineCounts,
        cyclomatic: Int,
        cognitive: Int,
        types: [String]? = nil,
        uses: [String: [String]]? = nil,
        tests: [String]? = nil
    ) {
        self.owner = owner
        self.role = role
        self.scene = scene
        self.lines = lines
        self.cyclomatic = cyclomatic
        self.cognitive = cognitive
        self.types = types
        self.uses = uses
        self.tests = tests
    }

    /// The file without its comments and blank lines.
    var withoutComments: FileSnapshot {
        FileSnapshot(
            owner: owner,
            role: role,
            scene: scene,
            lines: LineCounts(code: lines.code, comment: 0, blank: 0, logical: lines.logical),
            cyclomatic: cyclomatic,
            cognitive: cognitive,
            types: types,
            uses: uses,
            tests: tests
        )
    }

    /// The file with that alone which figures of these names count; whole, if one counts something else.
    func keeping(_ figures: [String]) -> FileSnapshot {
        let parts = [
            "roles.", "scenes.", "lines.", "overhead", "logicLines", "cyclomatic", "wmc", "cognitive", "declarations.",
            "types", "tests.functions",
        ]
        guard figures.allSatisfy({ figure in parts.contains(where: figure.contains) }) else { return withoutComments }
        func counts(_ words: String...) -> Bool {
            figures.contains { figure in words.contains(where: figure.contains) }
        }
        return FileSnapshot(
            owner: owner,
            role: counts("roles.") ? role : nil,
            scene: counts("scenes.") ? scene : nil,
            lines: LineCounts(
                code: counts("lines.code", "overhead") ? lines.code : 0,
                comment: 0,
                blank: 0,
                logical: counts("lines.logical", "logicLines") ? lines.logical : 0
            ),
            cyclomatic: counts("cyclomatic", "wmc") ? cyclomatic : 0,
            cognitive: counts("cognitive") ? cognitive : 0,
            types: counts("declarations.", "types") ? types : nil,
            tests: counts("tests.functions") ? tests : tests.map { _ in [] }
        )
    }

    /// The file with the edges that start in it first, or without any.
    public func using(_ uses: [String: [String]]?) -> FileSnapshot {
        var file = self
        file.uses = uses
        return file
    }
}
