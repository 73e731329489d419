import CIndexStore
import Foundation
import Support

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
        guard access("\(path)/v5/units/.", R_OK) == 0 else {
            let code = errno
            throw code == ENOENT || code == ENOTDIR
                ? .storeMissing(path: path)
                : .storeUnusable(path: path, reason: "\(SystemReason(code: code))")
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

    /// Whether one of the store's files is there: to open a pipe would be to wait for whoever writes to it.
    ///
    /// `name` comes from the store, too, and may be no path.
    func hasFile(_ name: String, in folder: String) -> Bool {
        var status = stat()
        return !name.utf8.contains(UInt8(ascii: "/")) && lstat("\(path)/v5/\(folder)/\(name)", &status) == 0
            && status.st_mode & S_IFMT == S_IFREG
    }

    /// The reader of a unit, which has to be closed; `nil` if it cannot be read.
    func openUnit(_ name: String) -> CIndexObject? {
        guard hasFile(name, in: "units") else { return nil }
        var error: CIndexObject?
        if let reader = library.openUnit(handle, name, &error) { return reader }
        _ = library.take(error)
        return nil
    }

    /// The units of all files that were ever compiled into the store, but for those of the system and unreadable ones.
    ///
    /// Several are read at a time.
    func units() -> [IndexUnit] {
        let names = unitNames
        let units = Locked([IndexUnit?](repeating: nil, count: names.count))
        let threads = ProcessInfo.processInfo.activeProcessorCount
        DispatchQueue.concurrentPerform(iterations: threads) { first in
            let own = self.units(named: names, numbered: stride(from: first, to: names.count, by: threads))
            units.withValue { for (number, unit) in own { $0[number] = unit } }
        }
        return units.value.compactMap(\.self)
    }
}

extension IndexStore {
    private var unitNames: [String] {
        var names: [String] = []
        withUnsafeMutablePointer(to: &names) { names in
            _ = library.walkUnits(handle, 0, names) { context, name in
                context?.assumingMemoryBound(to: [String].self).pointee.append(String(name))
                return true
            }
        }
        return names
    }

    /// The guard is armed once for all of them, since each arming asks the system about every signal.
    private func units(
        named names: [String],
        numbered numbers: StrideTo<Int>
    ) -> [(number: Int, unit: IndexUnit?)] {
        CIndexGuardBegin("\(path)/v5/units")
        defer { CIndexGuardEnd() }
        return numbers.map { number in
            CIndexGuardContinue("\(path)/v5/units/\(names[number])")
            return (number, IndexUnit(named: names[number], in: self))
        }
    }
}
