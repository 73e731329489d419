import Coupling
import Index
import Report
import Subject

/// Who uses whom in a subject, as declared and as it runs.
struct SubjectGraphs: Sendable {
    let engine: ArchitectureCoupling.Engine
    let declared: DependencyGraph
    let resolved: DependencyGraph

    /// From the index, by path, where there is one; from the syntax alone otherwise.
    init(of subject: Subject, sources: SubjectSources, index: [String: IndexedFile]?) {
        let modules = (subject.shared + subject.architectures.map(\.sources))
            .map { SourceModule($0, of: subject, files: sources[$0].map(\.parsed)) }
        engine = index == nil ? .syntax : .index
        declared = index.map { DependencyGraph(of: modules, index: $0) } ?? DependencyGraph(of: modules)
        resolved = declared.resolved
    }
}
