import Diagnostics
import Foundation
import Scale

/// A file that `catwalk scale` has written, or writes.
public struct ScaleFile {
    private let url: URL

    public init(at url: URL) {
        self.url = url
    }

    /// Where what is measured so far is kept while a measurement of the package at `root` goes on.
    public static func kept(in root: URL) -> ScaleFile {
        ScaleFile(at: root.appending(path: "\(ScaledSubject.home)/scale.json"))
    }

    public var path: String { url.path }

    public func read() throws(ScalingError) -> Scale {
        let scale: Scale
        do {
            // What follows from the figures, and may be below 0, stands there for other readers.
            let document = try StoredDocument(at: url, signed: ["growth"])
            try document.expectVersion(Scale.currentSchemaVersion)
            scale = try document.decode()
        } catch {
            throw .unusable(path: url.path, error)
        }
        if let growth = scale.growth.first(where: { !$0.figures.allSatisfy(isPlausible) }) {
            throw .impossible(path: url.path, measure: growth.measure.rawValue, architecture: growth.architecture)
        }
        return scale
    }

    private func isPlausible(_ figure: MeasuredGrowth.Figure) -> Bool {
        (1...ScalePlan.largestSize).contains(figure.pairs)
            && (figure.value == 0 || (1e-12...1e12).contains(figure.value))
    }

    /// Throws when it could not be written, as far as that can be told beforehand.
    public func expectWritable() throws(ScalingError) {
        var folder = url.deletingLastPathComponent()
        // The dot tells a folder from a file.
        while access("\(folder.path)/.", W_OK) != 0 {
            let code = errno
            guard code == ENOENT else { throw .notWritten(path: folder.path, reason: "\(SystemReason(code: code))") }
            folder = folder.deletingLastPathComponent()
        }
    }

    public func write(_ text: String) throws(ScalingError) {
        do {
            let folder = url.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url.resolvingSymlinksInPath(), options: .atomic)
        } catch {
            throw .notWritten(path: url.path, reason: "\(SystemReason(error))")
        }
    }
}
