import Foundation

/// When the compiler went through each source file of a module the last time.
///
/// The compiler writes a file of diagnostics for each, also if it has nothing to say. Object files tell less: if the
/// code comes out as before, they are left alone.
public struct CompiledFiles: Hashable, Sendable {
    private let dates: [String: Date]

    /// Of what the compiler wrote into the folder of a module.
    init(in folder: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        dates = try files.reduce(into: [:]) { dates, file in
            let name = file.lastPathComponent
            // The module as a whole has one too.
            guard name.hasSuffix(".dia"), !name.hasSuffix(".emit-module.dia") else { return }
            dates[name] = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        }
    }

    /// How many it went through since.
    public func count(since earlier: CompiledFiles) -> Int {
        dates.count(where: { earlier.dates[$0.key] != $0.value })
    }
}
