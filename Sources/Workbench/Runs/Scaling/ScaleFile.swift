import Files
import Foundation
import Report
import Support

/// A file that `catwalk scale` has written, or writes.
public struct ScaleFile {
    private let file: EnclosedFile

    public init(_ file: EnclosedFile) {
        self.file = file
    }

    /// The file that keeps what is measured so far while a measurement of the package at `root` goes on.
    public static func kept(in root: URL) -> ScaleFile {
        ScaleFile(EnclosedFile("\(ScaledSubject.home(in: root))/scale.json", in: root))
    }

    public var path: String { file.url.path }

    /// The one that is published with the report of the package at `root`.
    public static func published(in root: URL) -> ScaleFile {
        ScaleFile(EnclosedFile("Reports/scale.json", in: root))
    }

    public func read() throws(ScalingError) -> Scale {
        guard let scale = try readIfThere() else {
            throw .unusable(.file(.notRead(path: path, SystemReason(code: ENOENT))))
        }
        return scale
    }

    /// `nil` if there is no file.
    public func readIfThere() throws(ScalingError) -> Scale? {
        let document: Scale?
        do { document = try file.document() } catch { throw .unusable(error) }
        guard let scale = document else { return nil }
        if let growth = scale.growth.first(where: { !$0.figures.allSatisfy(isPlausible) }) {
            throw .impossible(path: path, measure: growth.measure.rawValue, architecture: growth.architecture)
        }
        return scale
    }

    private func isPlausible(_ figure: MeasuredGrowth.Figure) -> Bool {
        (1...ScalePlan.largestSize).contains(figure.pairs)
            && (figure.value == 0 || (1e-12...1e12).contains(figure.value))
    }

    /// Throws when it could not be written, as far as that can be told beforehand.
    public func expectWritable() throws(ScalingError) {
        do { try file.check() } catch { throw .file(error) }
        var folder = file.url.deletingLastPathComponent()
        // The dot tells a folder from a file.
        while access("\(folder.path)/.", W_OK) != 0 {
            let code = errno
            guard code == ENOENT else { throw .file(.notWritten(path: folder.path, SystemReason(code: code))) }
            folder = folder.deletingLastPathComponent()
        }
    }

    public func write(_ text: String) throws(ScalingError) {
        do { try file.replace(with: Data(text.utf8)) } catch { throw .file(error) }
    }
}
