import Index

/// The test functions of a set of indexed test files, and the symbols that run when one of them runs.
public struct TestFunctions: Sendable {
    private let graph: SymbolGraph
    private let files: [String: IndexedFile]

    /// `production` are the files that tests may lead into, by the same paths as those of the tests.
    public init(in tests: [IndexedFile], with production: [IndexedFile]) {
        graph = SymbolGraph(of: tests + production)
        files = Dictionary(tests.map { ($0.path, $0) }) { first, _ in first }
    }

    /// Whether a test leads to one of the symbols.
    ///
    /// - Parameters:
    ///   - name: The function's name with its labels: `loads(_:)`.
    ///   - path: The file, as the compiler named it.
    ///   - line: That of its `@Test`; the function is the next of that name.
    ///   - targets: USRs.
    /// - Returns: Also true for a function that the index does not have, of which nothing can be promised.
    public func reaches(_ name: String, in path: String, afterLine line: Int, any targets: Set<String>) -> Bool {
        guard let file = files[path] else { return true }
        // The index has `shows it()`, and whoever runs it ``shows it`()`.
        let name = name.withoutBackticks
        let definition = file.occurrences
            .filter { occurrence in
                occurrence.roles.contains(.definition) && occurrence.line >= line
                    && file.symbols[occurrence.symbol].name.withoutBackticks == name
            }
            .min { $0.line < $1.line }
        guard let definition else { return true }
        let suite = file.relations(of: definition).first { $0.roles.contains(.childOf) }.map {
            file.symbols[$0.symbol].usr
        }
        // A suite is made anew for each of its tests.
        let construction = suite.map { [SymbolGraph.Place.construction(of: $0)] } ?? []
        let frame = suite.map { file.frame(ofSuite: $0) } ?? []
        return graph.reaches(from: construction + frame + [.symbol(file.symbols[definition.symbol].usr)], any: targets)
    }
}

extension IndexedFile {
    /// What XCTest runs before and after each test of a suite, by their names alone: in another suite they are never
    /// run so.
    fileprivate func frame(ofSuite suite: String) -> [SymbolGraph.Place] {
        let names: Set = ["setUp()", "setUpWithError()", "tearDown()", "tearDownWithError()"]
        return occurrences.filter { occurrence in
            occurrence.roles.contains(.definition) && names.contains(symbols[occurrence.symbol].name)
                && relations(of: occurrence).contains { $0.roles.contains(.childOf) && symbols[$0.symbol].usr == suite }
        }
        .map { .symbol(symbols[$0.symbol].usr) }
    }

    /// The symbols that the file defines, by their USRs.
    public var definedSymbols: Set<String> {
        Set(occurrences.filter { $0.roles.contains(.definition) }.map { symbols[$0.symbol].usr })
    }
}

extension String {
    fileprivate var withoutBackticks: String { filter { $0 != "`" } }
}
