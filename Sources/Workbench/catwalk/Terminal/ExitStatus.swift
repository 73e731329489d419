import ArgumentParser
import Foundation
import Support

/// How a run of the command ends when it does not simply succeed.
enum ExitStatus: Hashable {
    /// The command was asked about itself.
    case help(String)
    case failure(String, code: Int32)
    /// All has been said already.
    case quiet(code: Int32)

    /// The subject failed: its build, a test, a scenario, a rule, or files that are not what its sources give.
    static let subjectFailed: Int32 = 1

    /// The workbench could not do its work, or was not told rightly what to do.
    static let workbenchFailed: Int32 = 2

    init(of error: any Error) {
        if let exit = error as? ExitCode {
            self = .quiet(code: exit.rawValue)
        } else if let error = error as? any BlamingError, error.blamesSubject {
            self = .failure("catwalk: \(error)", code: Self.subjectFailed)
        } else if Catwalk.exitCode(for: error) == .success {
            self = .help(Catwalk.fullMessage(for: error))
        } else if Catwalk.exitCode(for: error) == .validationFailure {
            self = .failure(Catwalk.fullMessage(for: error), code: Self.workbenchFailed)
        } else {
            self = .failure("catwalk: \((error as? CocoaError)?.userMessage ?? "\(error)")", code: Self.workbenchFailed)
        }
    }

    var code: Int32 {
        switch self {
        case .help: 0
        case .failure(_, let code), .quiet(let code): code
        }
    }
}

extension CocoaError {
    /// Foundation's own text is a dictionary; somebody who reads it needs the file, the reason and what to do.
    fileprivate var userMessage: String {
        let reason = SystemReason(self)
        let place = (filePath ?? url?.path).map { "\(PrintablePath($0)): " } ?? ""
        return "\(place)\(reason). \(reason.remedy)"
    }
}
