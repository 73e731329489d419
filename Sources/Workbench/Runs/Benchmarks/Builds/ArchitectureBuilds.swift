import Foundation
import Rebuilds

/// Builds the module of one architecture in a copy of its subject, round after round.
struct ArchitectureBuilds {
    let name: String
    private let changes: [PlannedChange]
    /// In bytes.
    private let objectSize: Int
    /// One for each round.
    private var clean: [BuildSample] = []
    /// For each change one for each round.
    private var changed: [[BuildSample]]
    private let module: BuiltModule
    /// By path, for two places may be in one file.
    private var files: [String: ChangeableFile]

    /// Everything has to be built; `root` is the copy's.
    init(name: String, changes: [PlannedChange], of module: BuiltModule, in root: URL) async throws {
        self.name = name
        self.changes = changes
        self.module = module
        objectSize = try await module.objectSize()
        changed = changes.map { _ in [] }
        files = changes.reduce(into: [:]) { files, change in
            let path = change.source.path
            files[path] = ChangeableFile(change.source, at: root.appending(path: path, directoryHint: .notDirectory))
        }
    }

    /// Builds all of the module's own text, then after one change more each time.
    ///
    /// A change stays for the rest of the round, for to take it back would be another one.
    mutating func takeRound() async throws {
        for path in files.keys { try files[path]?.restore() }
        try module.clean()
        clean.append(try await .take(of: module))
        for (index, change) in changes.enumerated() {
            try files[change.source.path]?.add(SourceChange(change.kind, number: index + 1))
            changed[index].append(try await .take(of: module))
        }
    }

    /// What came of all rounds; `baseline` is `nil` if it is not built, or if these are its own builds.
    func record(over baseline: ArchitectureBuilds?) -> BuildRecord.Architecture {
        BuildRecord.Architecture(
            name: name,
            objectSize: objectSize,
            clean: MeasuredBuild(clean, over: baseline?.clean),
            changes: changes.enumerated().map { index, change in
                MeasuredChange(
                    change: MeasuredChange.Change(
                        name: change.name,
                        place: change.change.name,
                        kind: change.kind,
                        file: change.source.path
                    ),
                    build: MeasuredBuild(changed[index], over: baseline?.changed[index])
                )
            }
        )
    }
}
