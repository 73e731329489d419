import Coupling
import Declarations
import Extraction
import Index
import Subject

/// Tells the tests from which nothing can be reached that draws on a screen.
struct UIFreeTests: Sendable {
    private let subject: Subject
    private let sources: SubjectSources
    private let index: [String: IndexedFile]
    private let screenSymbols: Set<String>

    /// `nil` if the configuration does not say what draws on a screen.
    ///
    /// `index` has all of the subject's files, tests and support included, by their paths in the subject.
    init?(of subject: Subject, sources: SubjectSources, index: [String: IndexedFile]) {
        guard let userInterface = subject.userInterface else { return nil }
        self.subject = subject
        self.sources = sources
        self.index = index
        screenSymbols = subject.production.reduce(into: []) { symbols, module in
            symbols.formUnion(
                Self.symbols(of: userInterface, in: module, sources: sources[module], index: index)
            )
        }
    }

    /// The test functions of an architecture that are free of the UI, in their order.
    func among(_ functions: [TestFunction], of architecture: Architecture) -> [TestFunction] {
        let production = subject.shared + subject.support + [architecture.sources]
        let tests = TestFunctions(in: indexed([architecture.tests].compactMap(\.self)), with: indexed(production))
        return functions.filter { function in
            !tests.reaches(function.name, in: function.file, afterLine: function.line, any: screenSymbols)
        }
    }

    /// What the places define: all of a file that lies there, else what stands in a type that does.
    private static func symbols(
        of places: CodePlaces,
        in module: Module,
        sources: [SourceFile],
        index: [String: IndexedFile]
    ) -> Set<String> {
        let owners = TypeOwners(sources.declared)
        let drawing = zip(owners.types, owners.extents(in: sources.declared)).filter { type, _ in
            // A protocol draws nothing.
            type.kind != .protocol && places.contains(type: type.outermost, file: type.file, module: module.name)
        }
        let extents = Dictionary(grouping: drawing.flatMap(\.1), by: \.file)
        return sources.reduce(into: []) { symbols, file in
            guard let index = index[file.path] else { return }
            let isWhole = places.contains(file: file.path, module: module.name)
            symbols.formUnion(
                isWhole ? index.definedSymbols : index.symbols(definedIn: extents[file.path, default: []])
            )
        }
    }

    private func indexed(_ modules: [Module]) -> [IndexedFile] {
        modules.flatMap { sources[$0] }.compactMap { index[$0.path] }
    }
}

extension IndexedFile {
    fileprivate func symbols(definedIn extents: [TypeExtent]) -> Set<String> {
        let definitions = occurrences.filter { occurrence in
            occurrence.roles.contains(.definition) && extents.contains { $0.lines.contains(occurrence.line) }
        }
        return Set(definitions.map { symbols[$0.symbol].usr })
    }
}
