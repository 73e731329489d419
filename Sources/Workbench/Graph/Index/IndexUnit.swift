import CIndexStore
import Foundation
import Support

/// That one source file was compiled once: where, and when.
struct IndexUnit: Hashable, Sendable {
    let name: String
    /// The source file, absolute, as the compiler named it.
    let file: String
    let module: String
    let written: ModificationTime

    /// Reads the unit; `nil` for a unit of the system's modules, of no file, or that cannot be read.
    init?(named name: String, in store: IndexStore) {
        let library = store.library
        guard let reader = store.openUnit(name) else { return nil }
        defer { library.closeUnit(reader) }
        let file = String(library.unitMainFile(reader))
        guard !library.unitIsSystem(reader), !file.isEmpty else { return nil }
        self.name = name
        self.file = file.hasPrefix("/") ? file : Self.absolutePath(of: file, in: reader, library: library)
        module = String(library.unitModule(reader))
        written = Self.time(of: reader, library: library)
    }

    /// The record of the file itself; `nil` if the file declares and uses nothing.
    ///
    /// Throws when the unit is gone. To look for the record takes longer than to read the rest, and most units of a
    /// store are of files that are not asked for.
    func record(in store: IndexStore) throws(IndexError) -> String? {
        guard let reader = store.openUnit(name) else { throw .notIndexed(file: file, store: store.path) }
        defer { store.library.closeUnit(reader) }
        let library = store.library
        let file = library.unitMainFile(reader)
        var record: String?
        library.walk(library.walkDependencies, in: reader) { dependency in
            let isOwn =
                library.dependencyKind(dependency) == Self.recordDependency
                && library.dependencyFile(dependency).equals(file)
            if isOwn { record = String(library.dependencyName(dependency)) }
            return !isOwn
        }
        return record
    }
}

extension IndexUnit {
    private static let recordDependency: Int32 = 2

    private static func absolutePath(of file: String, in reader: CIndexObject, library: IndexLibrary) -> String {
        URL(filePath: String(library.unitDirectory(reader)), directoryHint: .isDirectory).appending(path: file).path
    }

    private static func time(of reader: CIndexObject, library: IndexLibrary) -> ModificationTime {
        var seconds: Int64 = 0
        var nanoseconds: Int64 = 0
        library.unitTime(reader, &seconds, &nanoseconds)
        return ModificationTime(seconds: seconds, nanoseconds: nanoseconds)
    }
}
