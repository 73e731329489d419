import Foundation
import TestFolder

/// The sample's layers and architectures, and a copy of each architecture in which every protocol has another name.
public enum CompiledSample {
    public static let layers = ["Picture", "Transport", "CatsModel", "ScreenKit", "CatsScreens"]
    public static let architectures = ["MVC", "MVP", "MVVM", "VIPER"]

    /// Compiled once for all tests.
    public static let shared = Task {
        let modules = architectures.map(module)
        let copies = try modules.flatMap { try renamed(texts(of: $0)) }
        return try await CompiledCode((layers + modules).flatMap(texts) + copies)
    }

    /// The module with an architecture.
    public static func module(of architecture: String) -> String { "Cats\(architecture)" }

    /// The module with an architecture's copy, or a path in it.
    public static func renamed(_ path: String) -> String { "Renamed\(path)" }

    /// The sources of one module, below its name.
    public static func texts(of module: String) throws -> [(path: String, text: String)] {
        let isCats = module.hasPrefix("Cats")
        let folder = Repository.url(of: isCats ? "Sources/Cats/\(module.dropFirst(4))" : "Sources/Platform/\(module)")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try paths.sorted().map { path in
            ("\(module)/\(path)", try String(contentsOf: folder.appending(path: path), encoding: .utf8))
        }
    }
}

extension CompiledSample {
    /// The first half of the new names are no role's, the others those of a role that nothing has that conforms to it.
    private static func renamed(_ texts: [(path: String, text: String)]) throws -> [(path: String, text: String)] {
        let names = texts.flatMap { $0.text.matches(of: /\bprotocol (\w+)/).map { String($0.output.1) } }
        return try texts.map { path, text in
            let text = try names.enumerated().reduce(text) { text, named in
                let isForView = named.element.hasSuffix("View")
                let ending = named.offset < names.count / 2 ? "" : isForView ? "Presenter" : "View"
                let other = "Agreement\(named.offset)\(ending)"
                return text.replacing(try Regex("\\b\(named.element)\\b"), with: other)
            }
            return (renamed(path), text)
        }
    }
}
