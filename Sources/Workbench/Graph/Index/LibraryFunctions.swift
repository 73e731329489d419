import Foundation

/// The functions that a shared library exports, by name.
struct LibraryFunctions {
    private let file: URL
    private let handle: UnsafeMutableRawPointer

    init(of file: URL) throws(IndexError) {
        guard FileManager.default.fileExists(atPath: file.path) else { throw .libraryMissing(path: file.path) }
        guard let handle = dlopen(file.path, RTLD_LAZY | RTLD_LOCAL) else {
            throw .libraryUnusable(path: file.path, reason: dlerror().map { String(cString: $0) } ?? "no reason given")
        }
        self.file = file
        self.handle = handle
    }

    /// The function of that name, taken to have the type `Function`, a C function's.
    subscript<Function>(name: String) -> Function {
        get throws(IndexError) {
            guard let address = dlsym(handle, name) else {
                throw .libraryUnusable(path: file.path, reason: "it has no function \(name)")
            }
            // A C function's value is its address, so the two have one size; what it takes and returns is the
            // library's promise, which has not changed since its first version.
            return unsafeBitCast(address, to: Function.self)
        }
    }
}
