import Diagnostics

/// Why a measurement could not be handed over.
enum MeasureError: Error, Hashable {
    case notWritten(path: String, reason: String)
}

extension MeasureError: CustomStringConvertible {
    var description: String {
        switch self {
        case .notWritten(let path, let reason):
            "\(PrintablePath(path)) could not be written: \(reason). Give --output a file in a folder that is there "
                + "and writable."
        }
    }
}
