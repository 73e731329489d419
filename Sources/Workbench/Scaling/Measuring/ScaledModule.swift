import Extraction
import Foundation
import Toolchain

/// The module of one architecture in a package of which all else is built.
struct ScaledModule {
    let name: String
    let pairs: Int
    let package: ExtractedPackage
    let toolchain: Toolchain

    /// Builds what is missing or has changed of the module.
    func build() async throws {
        let result = try await toolchain.swift.run([
            "build", "--target", name,
            "--package-path", package.directory.path, "--scratch-path", package.scratch.path,
        ])
        guard result.status == .exited(0) else {
            let text = package.inSubjectPaths(result.output.text + result.errors.text)
            let detail = text.split(whereSeparator: \.isNewline).suffix(10).joined(separator: "\n")
            throw ScalingError.notRebuilt(module: name, pairs: pairs, detail: detail)
        }
    }

    /// Removes what was compiled of the module, and nothing else.
    func clean() throws {
        let modules = products.appending(path: "Modules", directoryHint: .isDirectory)
        let files = FileManager.default
        let interfaces = try files.contentsOfDirectory(at: modules, includingPropertiesForKeys: nil)
            .filter { $0.deletingPathExtension().lastPathComponent == name }
        let compiled = try files.contentsOfDirectory(at: objects, includingPropertiesForKeys: nil)
            .filter { !Self.planned.contains($0.lastPathComponent) }
        for file in interfaces + compiled { try files.removeItem(at: file) }
    }

    /// In bytes, of what is loaded of the object code: debug information, symbols and relocations are left out.
    func objectSize() async throws -> Int {
        let files = try FileManager.default.contentsOfDirectory(at: objects, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "o" }.map(\.path).sorted()
        let dump = try toolchain.program(named: "llvm-objdump")
        return ObjectSections(of: try await dump.run(["--section-headers"] + files).checked().output.text).loadedSize
    }
}

extension ScaledModule {
    /// What the package manager writes when it plans a build, which it need not do again.
    private static let planned = ["output-file-map.json", "sources"]

    private var products: URL { package.scratch.appending(path: "debug", directoryHint: .isDirectory) }

    private var objects: URL { products.appending(path: "\(name).build", directoryHint: .isDirectory) }
}
