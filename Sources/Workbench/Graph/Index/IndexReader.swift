import CIndexStore
import Foundation
import Support

/// Reads from an index store what it holds of given source files: no more than their current units name.
///
/// Records of earlier builds and units of files that are gone stay in a store, and are left unread.
public struct IndexReader: Sendable {
    private let store: IndexStore
    private let units: [String: IndexUnit]

    /// Opens the store in `folder`, such as `.build/debug/index/store`.
    public init(of folder: URL, with library: IndexLibrary) throws(IndexError) {
        store = try IndexStore(at: folder, library: library)
        // A file that was compiled several times, for two products or in two modes, has a unit for each.
        units = Dictionary(store.units().map { ($0.file, $0) }) { $0.written < $1.written ? $1 : $0 }
    }

    /// The source files that the store has a unit of, as the compiler named them, in alphabetical order.
    ///
    /// They need not be there: a store may come from another machine.
    public var sourceFiles: [String] { units.keys.sorted() }

    /// What the index holds of the files, in their order; each is named as the compiler saw it.
    ///
    /// Throws when one of them was never indexed, or has changed since.
    public func files(at paths: [String]) async throws -> [IndexedFile] {
        try await LargeStackThread.map(paths) { try file(at: $0) }
    }

    /// What the index holds of one file; throws when it was never indexed, or has changed since.
    public func file(at path: String) throws(IndexError) -> IndexedFile {
        let unit = try unit(of: path)
        var walk = RecordWalk(library: store.library)
        let record = try store.reading("units/\(unit.name)") { () throws(IndexError) in try unit.record(in: store) }
        if let record {
            try store.reading("records/\(record.suffix(2))/\(record)") { () throws(IndexError) in
                try read(record, of: path, into: &walk)
            }
        }
        return IndexedFile(
            path: path,
            module: unit.module,
            symbols: walk.symbols,
            occurrences: walk.occurrences,
            relations: walk.relations
        )
    }
}

extension IndexReader {
    private func unit(of path: String) throws(IndexError) -> IndexUnit {
        guard let unit = units[path] else { throw .notIndexed(file: path, store: store.path) }
        if let changed = ModificationTime(ofFileAt: path), changed > unit.written {
            throw .outdated(file: path, store: store.path)
        }
        return unit
    }

    private func read(_ record: String, of path: String, into walk: inout RecordWalk) throws(IndexError) {
        guard store.hasFile(record, in: "records/\(record.suffix(2))") else {
            throw .recordUnusable(file: path, record: record, reason: "it is not a regular file")
        }
        var error: CIndexObject?
        guard let reader = store.library.openRecord(store.handle, record, &error) else {
            throw .recordUnusable(file: path, record: record, reason: store.library.take(error))
        }
        walk.walk(reader)
        store.library.closeRecord(reader)
    }
}
