import Page
import Report
import Stage

extension StageSave.Fault {
    /// What stopped the apps from being built anew: the compiler's errors, each with its place, or the error as it is.
    static func all(in error: any Error) -> [StageSave.Fault] {
        guard case StageError.notBuilt(let errors) = error else {
            return [StageSave.Fault(text: "\(error)", place: nil)]
        }
        return errors.lines.map(StageSave.Fault.init)
    }

    /// Reads `path:line:column: error: message`.
    private init(_ line: String) {
        if let parts = line.wholeMatch(of: /(.+?):(\d+):(?:\d+:)? error: (.*)/), let number = Int(parts.2) {
            self.init(text: String(parts.3), place: SourcePlace(file: String(parts.1), line: number))
        } else {
            self.init(text: line, place: nil)
        }
    }
}
