import Report

/// What the scenarios of one architecture say: their tests, with all in its test files that these mention.
struct ScenarioContent {
    /// The words of each declaration; the architecture's own name and its module's stand as `_`.
    private let texts: Set<[String]>
    /// The names of the cases that ran, by their function's.
    private let cases: [String: [String]]
    private let asserts: Bool
    private let hasSharedList: Bool

    /// `ownNames` are the architecture's and its module's; `places` are those of the tests.
    ///
    /// `support` is what all tests can use; `sharedNames` are of that and of the shared layers. What fails in a layer is
    /// the app's own, and no expectation of a test.
    init(
        of ownNames: Set<String>,
        tests files: [SourceFile],
        at places: [SourcePlace],
        cases: [String: [String]],
        support: [String: [NamedDeclarations.Declaration]],
        sharedNames: Set<String>
    ) {
        let own = NamedDeclarations.all(in: files)
        let tests = own.values.joined().filter { declaration in
            places.contains { $0.file == declaration.file && declaration.head.contains($0.line) }
                && declaration.words.contains("func")
        }
        // A test may stand in a type, whose first line may be the test's: the smallest is meant.
        let functions = tests.filter { test in
            !tests.contains { $0.words.count < test.words.count && $0.head == test.head }
        }
        let mentioned = Self.declarations(mentionedBy: Array(functions), among: own)
        let reached = Self.declarations(mentionedBy: mentioned, among: support)
        texts = Set(mentioned.map { $0.words.map { ownNames.contains($0) ? "_" : $0 } })
        self.cases = cases
        asserts = (mentioned + reached).contains { $0.words.contains(where: Self.isAssertion) }
        hasSharedList =
            !functions.isEmpty
            && functions.allSatisfy { test in
                Self.list(of: test).map { sharedNames.contains($0) && own[$0] == nil } ?? false
            }
    }

    /// `nil` if there is nothing to compare.
    static func likeness(of contents: [ScenarioContent]) -> ScenarioLikeness? {
        guard let first = contents.first, contents.count > 1 else { return nil }
        guard contents.allSatisfy({ $0.texts == first.texts && $0.cases == first.cases }), !first.texts.isEmpty
        else { return .different }
        if !first.asserts { return .unasserted }
        return first.hasSharedList ? .sharedList : .sameTests
    }
}

extension ScenarioContent {
    /// The declarations themselves, and all that they mention, directly or through others.
    private static func declarations(
        mentionedBy start: [NamedDeclarations.Declaration],
        among known: [String: [NamedDeclarations.Declaration]]
    ) -> [NamedDeclarations.Declaration] {
        var found = start
        var pending = start
        var seen: Set<String> = []
        while let declaration = pending.popLast() {
            for word in declaration.words where known[word] != nil && seen.insert(word).inserted {
                found += known[word, default: []]
                pending += known[word, default: []]
            }
        }
        return found
    }

    /// The word with which the list of a test's arguments begins; `nil` without arguments.
    private static func list(of test: NamedDeclarations.Declaration) -> String? {
        guard let label = test.words.firstIndex(of: "arguments"), label < (test.words.firstIndex(of: "func") ?? 0)
        else { return nil }
        return test.words[label...].dropFirst(2).first
    }

    /// Whether the word is a part of what can fail a test.
    private static func isAssertion(_ word: String) -> Bool {
        ["expect", "require", "confirmation", "record", "throw", "precondition", "preconditionFailure", "fatalError"]
            .contains(word) || word.hasPrefix("XCT") && word != "XCTest" && word != "XCTestCase"
    }
}
