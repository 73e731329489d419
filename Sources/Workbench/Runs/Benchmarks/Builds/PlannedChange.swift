import Parsing
import Rebuilds
import Subject
import Support

/// A change of one kind in one place of an architecture.
struct PlannedChange: Hashable {
    let change: BenchmarkSettings.Change
    let kind: ChangeKind
    let source: ChangeableSource

    var name: String { change.name(of: kind) }

    /// Each place in the order of the configuration, with a change of each kind.
    static func all(in architecture: Architecture, of selection: BenchmarkSelection) async throws -> [PlannedChange] {
        let (subject, settings) = (selection.subject, selection.settings)
        if let layer = subject.host(of: architecture.sources) {
            throw BenchmarkError.notApart(architecture: architecture.name, layer: layer.name)
        }
        let folder = architecture.sources.path + "/"
        let files = try subject.files(of: architecture.sources).map { String($0.dropFirst(folder.count)) }
        let sources = try await LargeStackThread.map(settings.changes) { change in
            guard let file = change.file(among: files) else {
                throw BenchmarkError.noFile(at: change.place, architecture: architecture.name, path: folder)
            }
            guard let source = ChangeableSource(try ParsedFile.read(path: folder + file, in: subject.root)) else {
                throw BenchmarkError.noBody(at: change.place, path: folder + file)
            }
            return source
        }
        return zip(settings.changes, sources).flatMap { change, source in
            ChangeKind.allCases.map { PlannedChange(change: change, kind: $0, source: source) }
        }
    }
}
