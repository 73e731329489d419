import Extraction
import Foundation
import Support
import Toolchain

/// One module of a package, after all others were built.
public struct BuiltModule: Sendable {
    public let name: String
    private let package: ExtractedPackage
    private let toolchain: Toolchain
    private let products: BuildProducts

    /// Throws if the package is not built, or not by the native build system.
    public init(name: String, of package: ExtractedPackage, with toolchain: Toolchain) throws {
        self.name = name
        self.package = package
        self.toolchain = toolchain
        products = try package.products()
        guard products.system == .native else { throw BuildingError.otherBuildSystem(products.system.rawValue) }
    }

    /// Throws if the toolchain lacks the program that tells the size of object code.
    public static func check(_ toolchain: Toolchain) throws { _ = try objectTool(of: toolchain) }

    /// Builds what is missing or has changed of the module.
    public func build() async throws {
        let result = try await toolchain.build(["--target", name] + products.system.arguments + package.places)
        guard result.status == .exited(0) else {
            let text = package.inSubjectPaths(result.output.text + result.errors.text)
            let detail = text.split(whereSeparator: \.isNewline).suffix(10).joined(separator: "\n")
            throw BuildingError.notRebuilt(module: name, detail: detail)
        }
    }

    /// Removes what was compiled of the module, and nothing else.
    public func clean() throws(BuildingError) {
        let modules = products.folder.appending(path: "Modules", directoryHint: .isDirectory)
        let interfaces = try files(in: modules).filter { $0.deletingPathExtension().lastPathComponent == name }
        let compiled = try files(in: objects).filter { !Self.planned.contains($0.lastPathComponent) }
        try using(objects) {
            for file in interfaces + compiled { try FileManager.default.removeItem(at: file) }
        }
    }

    /// To be compared with what it gives after another build.
    public func compiledFiles() throws(BuildingError) -> CompiledFiles {
        try using(objects) { try CompiledFiles(in: objects) }
    }

    /// In bytes, of what is loaded of the object code: debug information, symbols and relocations are left out.
    ///
    /// So is the file that wraps the module's interface for debuggers, which is written for tests alone.
    public func objectSize() async throws -> Int {
        let files = try files(in: objects).map(\.path)
            .filter { $0.hasSuffix(".o") && !$0.hasSuffix(".swiftmodule.o") }.sorted()
        let dump = try Self.objectTool(of: toolchain)
        let limit = TimeLimit.question(files: files.count)
        let listing = try await dump.run(["--section-headers"] + files, within: limit).checked()
        return Self.loadedSize(in: listing.output.text)
    }
}

extension BuiltModule {
    /// Not every toolchain has one, and headers of sections can be read by any.
    private static func objectTool(of toolchain: Toolchain) throws -> Tool {
        let name = "llvm-objdump"
        do {
            return try toolchain.program(named: name)
        } catch {
            guard let tool = Tool.find(name, in: toolchain.swift.environment) else { throw error }
            return tool
        }
    }

    /// What the package manager writes when it plans a build, which it need not do again.
    private static let planned = ["output-file-map.json", "sources"]

    /// In bytes, of all sections that are instructions or data, as `llvm-objdump --section-headers` lists them.
    ///
    /// A line has a number, a name, the size and the address in hexadecimal, and the section's type; Mach-O's debug
    /// information has two.
    static func loadedSize(in listing: String) -> Int {
        listing.split(whereSeparator: \.isNewline).map { $0.split(separator: " ") }.reduce(0) { sum, columns in
            guard columns.count >= 5, let type = columns.last, ["TEXT", "DATA"].contains(type) else { return sum }
            return sum + (Int(columns[columns.count - 3], radix: 16) ?? 0)
        }
    }

    private var objects: URL { products.folder.appending(path: "\(name).build", directoryHint: .isDirectory) }

    private func files(in folder: URL) throws(BuildingError) -> [URL] {
        try using(folder) { try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) }
    }

    private func using<Value>(_ folder: URL, _ work: () throws -> Value) throws(BuildingError) -> Value {
        do {
            return try work()
        } catch {
            throw .productsUnusable(path: folder.path, reason: "\(SystemReason(error))")
        }
    }
}
