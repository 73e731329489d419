import CIndexStore
import Foundation

/// A folder of index data that a compiler has written beside a debug build.
///
/// `@unchecked Sendable` is safe because the library's store only holds the folder's path once it is open, and every
/// unit and record is read through a reader of its own.
final class IndexStore: @unchecked Sendable {
    let library: IndexLibrary
    let path: String
    let handle: CIndexObject

    init(at folder: URL, library: IndexLibrary) throws(IndexError) {
        path = folder.path
        self.library = library
        // The library would make the folder if it were missing.
        guard FileManager.default.fileExists(atPath: folder.appending(path: "v5/units").path) else {
            throw .storeMissing(path: path)
        }
        var error: CIndexObject?
        guard let handle = library.openStore(path, &error) else {
            throw .storeUnusable(path: path, reason: library.take(error))
        }
        self.handle = handle
    }

    deinit { library.closeStore(handle) }

    /// Does what reads one of the store's files, whose crash would otherwise not tell which file it was.
    ///
    /// `body` has to stay on its thread, hence it cannot suspend.
    func reading<Content>(_ file: String, _ body: () throws(IndexError) -> Content) throws(IndexError) -> Content {
        CIndexGuardBegin("\(path)/v5/\(file)")
        defer { CIndexGuardEnd() }
        return try body()
    }

    /// The units of all files that were ever compiled into the store, but for those of the system and unreadable ones.
    func units() -> [IndexUnit] {
        let walk = UnitWalk()
        withExtendedLifetime(walk) {
            _ = library.walkUnits(handle, 0, walk.context) { context, name in
                UnitWalk.at(context)?.names.append(String(name))
                return true
            }
        }
        return walk.names.compactMap { name in
            try? reading("units/\(name)") { () throws(IndexError) in IndexUnit(named: name, in: self) }
        }
    }
}

/// What a walk over the units has met so far; the library hands its address back to a function that captures nothing.
private final class UnitWalk {
    var names: [String] = []

    var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static func at(_ context: UnsafeMutableRawPointer?) -> UnitWalk? {
        context.map { Unmanaged<UnitWalk>.fromOpaque($0).takeUnretainedValue() }
    }
}
