import CompiledCode
import Foundation
import Index
import Testing

/// The files of an index, and how a test changes them.
extension CompiledCode {
    func reader() throws -> IndexReader { try IndexReader(of: store, with: library) }

    /// The units of the source file of that name without its extension.
    func units(of name: String) throws -> [URL] {
        try files(in: "v5/units").filter { $0.lastPathComponent.hasPrefix("\(name).o-") }
    }

    func unit(of name: String) throws -> URL { try #require(try units(of: name).first) }

    func removeUnit(of name: String) throws { try FileManager.default.removeItem(at: unit(of: name)) }

    func record(of name: String) throws -> URL {
        try #require(try files(in: "v5/records").first { $0.lastPathComponent.hasPrefix("\(name).swift-") })
    }

    /// Sets when a file was last changed, in seconds of some day; the clock is never asked.
    func date(_ file: URL, _ seconds: Double) throws {
        let date = Date(timeIntervalSince1970: seconds)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }

    private func files(in path: String) throws -> [URL] {
        let folder = store.appending(path: path)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return names.sorted().map { folder.appending(path: $0) }
    }
}
