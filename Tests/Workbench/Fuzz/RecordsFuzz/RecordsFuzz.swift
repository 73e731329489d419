import Foundation

@testable import Index

/// A store's folder, empty but for what tells it from any other, and the library that answers whatever it was fed.
private let folder = FileManager.default.temporaryDirectory.appending(path: "RecordsFuzz-\(getpid())")
private let libraryFile = URL(filePath: ProcessInfo.processInfo.environment["CATWALK_FUZZED_LIBRARY"] ?? "")

private typealias Feed = @convention(c) (UnsafePointer<UInt8>?, Int) -> Void

/// Hands the bytes to the library, which the index reader then asks for units and records.
@_cdecl("LLVMFuzzerTestOneInput")
public func readRecords(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(bytes, count)
    do throws(IndexError) {
        let store = try IndexStore(at: folder, library: library)
        for unit in store.units() {
            precondition(!unit.file.isEmpty, "a unit is of a file")
            if let record = try unit.record(in: store) { read(record, in: store) }
        }
    } catch {
        precondition(!error.description.isEmpty, "an error says something")
    }
    return 0
}

private func read(_ record: String, in store: IndexStore) {
    var error: UnsafeMutableRawPointer?
    guard let reader = store.library.openRecord(store.handle, record, &error) else {
        _ = store.library.take(error)
        return
    }
    defer { store.library.closeRecord(reader) }
    var walk = RecordWalk(library: store.library)
    walk.walk(reader)
    for occurrence in walk.occurrences {
        precondition(walk.symbols.indices.contains(occurrence.symbol), "an occurrence has a symbol")
        let related = walk.relations[occurrence.relations].map(\.symbol)
        precondition(related.allSatisfy(walk.symbols.indices.contains), "a relation has a symbol")
    }
}

private let library: IndexLibrary = {
    do {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "v5/units"),
            withIntermediateDirectories: true
        )
        return try IndexLibrary(at: libraryFile)
    } catch {
        preconditionFailure("the library that is fed cannot be used: \(error)")
    }
}()

private let feed: Feed = {
    guard let handle = dlopen(libraryFile.path, RTLD_NOW), let address = dlsym(handle, "fuzzed_index_feed") else {
        preconditionFailure("\(libraryFile.path) has no fuzzed_index_feed")
    }
    // The C function beside this file has this type.
    return unsafeBitCast(address, to: Feed.self)
}()
