import Coupling
import Extraction
import Index
import Subject

/// Tells the tests from which nothing can be reached that draws on a screen.
struct UIFreeTests: Sendable {
    private let subject: Subject
    private let sources: SubjectSources
    private let index: [String: IndexedFile]
    private let screenSymbols: Set<String>

    /// `nil` if the configuration names no layer that draws on a screen.
    ///
    /// `index` has all of the subject's files, tests and support included, by their paths in the subject.
    init?(of subject: Subject, sources: SubjectSources, index: [String: IndexedFile]) {
        if subject.userInterface.isEmpty { return nil }
        self.subject = subject
        self.sources = sources
        self.index = index
        let layers = subject.shared.filter { subject.userInterface.contains($0.name) }
        screenSymbols = layers.flatMap { sources[$0] }.compactMap { index[$0.path] }
            .reduce(into: []) { $0.formUnion($1.definedSymbols) }
    }

    /// Those of an architecture's test functions that are free of the UI, in their order.
    func among(_ functions: [TestFunction], of architecture: Architecture) -> [TestFunction] {
        let production = subject.shared + subject.support + [architecture.sources]
        let tests = TestFunctions(in: indexed([architecture.tests].compactMap(\.self)), with: indexed(production))
        return functions.filter { function in
            !tests.reaches(function.name, in: function.file, afterLine: function.line, any: screenSymbols)
        }
    }

    private func indexed(_ modules: [Module]) -> [IndexedFile] {
        modules.flatMap { sources[$0] }.compactMap { index[$0.path] }
    }
}
