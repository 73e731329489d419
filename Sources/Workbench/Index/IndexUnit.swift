import CIndexStore
import Foundation

/// That one source file was compiled once: where, when, and what record the index keeps of it.
struct IndexUnit: Hashable, Sendable {
    /// The source file, absolute, as the compiler named it.
    let file: String

    let module: String

    /// The record of the file itself; none when the file declares and uses nothing.
    let record: String?

    /// When the unit was written.
    let date: Date

    /// Reads the unit; none for a unit of the system's modules, of no file, or that cannot be read.
    init?(named name: String, in store: IndexStore) {
        let library = store.library
        var error: CIndexObject?
        guard let reader = library.openUnit(store.handle, name, &error) else {
            _ = library.take(error)
            return nil
        }
        defer { library.closeUnit(reader) }
        let file = String(library.unitMainFile(reader))
        guard !library.unitIsSystem(reader), !file.isEmpty else { return nil }
        let directory = URL(filePath: String(library.unitDirectory(reader)), directoryHint: .isDirectory)
        self.file = file.hasPrefix("/") ? file : directory.appending(path: file).path
        module = String(library.unitModule(reader))
        record = Self.record(of: file, in: reader, library: library)
        date = Self.date(of: reader, library: library)
    }
}

extension IndexUnit {
    private static let recordDependency: Int32 = 2

    private static func record(of file: String, in reader: CIndexObject, library: IndexLibrary) -> String? {
        let walk = DependencyWalk(file: file, library: library)
        withExtendedLifetime(walk) {
            _ = library.walkDependencies(reader, walk.context) { context, dependency in
                DependencyWalk.at(context)?.look(at: dependency) ?? false
            }
        }
        return walk.record
    }

    private static func date(of reader: CIndexObject, library: IndexLibrary) -> Date {
        var seconds: Int64 = 0
        var nanoseconds: Int64 = 0
        library.unitTime(reader, &seconds, &nanoseconds)
        return Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9)
    }

    /// Looks for the record of one file among what its unit depends on.
    private final class DependencyWalk {
        private let file: String
        private let library: IndexLibrary
        private(set) var record: String?

        init(file: String, library: IndexLibrary) {
            self.file = file
            self.library = library
        }

        var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

        static func at(_ context: UnsafeMutableRawPointer?) -> DependencyWalk? {
            context.map { Unmanaged<DependencyWalk>.fromOpaque($0).takeUnretainedValue() }
        }

        /// Whether to go on.
        func look(at dependency: CIndexObject) -> Bool {
            guard library.dependencyKind(dependency) == IndexUnit.recordDependency,
                String(library.dependencyFile(dependency)) == file
            else { return true }
            record = String(library.dependencyName(dependency))
            return false
        }
    }
}
