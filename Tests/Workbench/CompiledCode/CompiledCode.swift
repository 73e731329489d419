import Foundation
import Index
import Parsing
import TestFolder
import Toolchain

/// Small modules that a test writes, compiled by the compiler in use, which leaves an index of them.
public struct CompiledCode: Sendable {
    /// Where the sources, the products and the index are; gone when the test lets go of it.
    public let folder: TestFolder

    /// The sources' paths in the folder, in the order that they were given in; a path's first part is the module.
    public let paths: [String]

    private let compiler: Compiler
    private let languageMode: Int

    /// Writes the texts, by path, and compiles them; a module has to stand after those that it imports.
    ///
    /// Throws what the compiler said when it refuses them.
    public init(_ texts: [(path: String, text: String)], languageMode: Int = 6) async throws {
        folder = try TestFolder()
        paths = texts.map(\.path)
        compiler = try await Compiler.inUse()
        self.languageMode = languageMode
        for (path, text) in texts { try folder.write(text, to: path) }
        for module in modules { try await compile(module) }
    }

    public var store: URL { folder.url.appending(path: "Index", directoryHint: .isDirectory) }

    public var library: IndexLibrary {
        get throws { try IndexLibrary(at: compiler.indexLibrary) }
    }

    /// What the index holds of each file, by its path in the folder.
    public func index() async throws -> [String: IndexedFile] {
        let reader = try IndexReader(of: store, with: library)
        let files = try await reader.files(at: paths.map { folder.url(of: $0).path })
        return Dictionary(uniqueKeysWithValues: zip(paths, files))
    }

    public func parsed(_ path: String) throws -> ParsedFile { try ParsedFile.read(path: path, in: folder.url) }

    /// Compiles a module once more, as after a change; with another `label` it counts as another product's.
    public func compile(_ module: String, as label: String = "Debug") async throws {
        try await compiler.compile(
            paths.filter { $0.hasPrefix(module + "/") }.map { folder.url(of: $0) },
            as: module,
            languageMode: languageMode,
            into: folder.url.appending(path: "Products/\(label)", directoryHint: .isDirectory),
            index: store,
            writingInterface: module != modules.last
        )
    }
}

extension CompiledCode {
    private var modules: [String] {
        paths.reduce(into: []) { modules, path in
            let module = String(path.prefix { $0 != "/" })
            if !modules.contains(module) { modules.append(module) }
        }
    }
}
