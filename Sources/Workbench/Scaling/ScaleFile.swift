import Diagnostics
import Files
import Foundation
import Scale

/// A file that `catwalk scale` has written, or writes.
public struct ScaleFile {
    private let file: EnclosedFile

    /// In bytes, 64 MiB: the largest measurement takes less than one.
    private static let sizeLimit = 64 << 20

    public init(_ file: EnclosedFile) {
        self.file = file
    }

    /// Where what is measured so far is kept while a measurement of the package at `root` goes on.
    public static func kept(in root: URL) -> ScaleFile {
        ScaleFile(EnclosedFile("\(ScaledSubject.home)/scale.json", in: root))
    }

    public var path: String { url.path }

    private var url: URL { file.url }

    public func read() throws(ScalingError) -> Scale {
        struct Version: Decodable { let schemaVersion: Int }
        do {
            guard let data = try file.contents(upTo: Self.sizeLimit) else {
                throw FileFault.notRead(path: url.path, SystemReason(code: ENOENT))
            }
            let found = try JSONDecoder().decode(Version.self, from: data).schemaVersion
            guard found == Scale.currentSchemaVersion else {
                throw ScalingError.otherSchema(path: url.path, found: found)
            }
            let scale = try JSONDecoder().decode(Scale.self, from: data)
            if let growth = scale.growth.first(where: { !$0.figures.allSatisfy(isPlausible) }) {
                let reason = "The \(growth.measure.rawValue) of \(growth.architecture) can't have been measured."
                throw ScalingError.unreadable(path: url.path, reason: reason)
            }
            return scale
        } catch let error as ScalingError {
            throw error
        } catch let fault as FileFault {
            throw .file(fault)
        } catch let error as DecodingError {
            let fault = DecodingFault(error)
            throw .unreadable(
                path: url.path,
                reason: fault.key.isEmpty ? fault.reason : "\(fault.key): \(fault.reason)"
            )
        } catch {
            throw .file(.notRead(path: url.path, SystemReason(error)))
        }
    }

    private func isPlausible(_ figure: MeasuredGrowth.Figure) -> Bool {
        (1...ScalePlan.largestSize).contains(figure.pairs)
            && (figure.value == 0 || (1e-12...1e12).contains(figure.value))
    }

    /// Throws when it could not be written, as far as that can be told beforehand.
    public func expectWritable() throws(ScalingError) {
        do { try file.check() } catch { throw .file(error) }
        var folder = url.deletingLastPathComponent()
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
