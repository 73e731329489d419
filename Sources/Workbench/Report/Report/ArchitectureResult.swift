/// What came of measuring one architecture.
///
/// Figures of code that does not do what it promises mean nothing, so an architecture whose tests fail has none.
public enum ArchitectureResult: Hashable, Sendable {
    case measured(ArchitectureFigures)
    case failed(FailedArchitecture)

    public var name: String {
        switch self {
        case .measured(let figures): figures.name
        case .failed(let failure): failure.name
        }
    }
}

extension ArchitectureResult: Codable {
    private enum CodingKeys: CodingKey {
        case failures
    }

    public init(from decoder: any Decoder) throws {
        let hasFailed = try decoder.container(keyedBy: CodingKeys.self).contains(.failures)
        self =
            hasFailed
            ? .failed(try FailedArchitecture(from: decoder))
            : .measured(try ArchitectureFigures(from: decoder))
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .measured(let figures): try figures.encode(to: encoder)
        case .failed(let failure): try failure.encode(to: encoder)
        }
    }
}
