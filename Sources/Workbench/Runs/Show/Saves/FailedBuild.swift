import Extraction
import Page
import Report
import Stage

extension StageSave.Build {
    /// Tells what stopped the apps from being built anew: the compiler's errors, each with its place, or the error as it is.
    static func failed(because error: any Error) -> StageSave.Build {
        guard case StageError.notBuilt(let errors) = error else {
            return .failed([StageSave.Fault(text: "\(error)", place: nil)], more: 0)
        }
        let lack = errors.lack.map { StageSave.Fault(text: "\($0)", place: nil) }
        return .failed((lack.map { [$0] } ?? []) + errors.errors.map(StageSave.Fault.init), more: errors.more)
    }
}

extension StageSave.Fault {
    fileprivate init(_ error: BuildError) {
        self.init(text: error.message, place: error.place.map { SourcePlace(file: $0.file, line: $0.line) })
    }
}
