import Foundation

/// How a transfer ended, as one process tells it to the other.
enum TransferReport: Codable, Hashable {
    case body(Data)
    case failure(TransferError)

    init(_ result: Result<Data, TransferError>) {
        self =
            switch result {
            case .success(let body): .body(body)
            case .failure(let error): .failure(error)
            }
    }

    /// Nothing for a report that is cut, as by a worker that died over it.
    init?(reading data: Data) {
        guard let report = try? PropertyListDecoder().decode(TransferReport.self, from: data) else { return nil }
        self = report
    }

    var result: Result<Data, TransferError> {
        switch self {
        case .body(let body): .success(body)
        case .failure(let error): .failure(error)
        }
    }

    func encoded() -> Data? {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try? encoder.encode(self)
    }
}
