import Foundation

/// What may have happened to a file of an index.
enum Damage: CaseIterable {
    case emptied
    case cutInHalf
    case cutAtTheEnd
    case overwritten

    func happen(to file: URL) throws {
        let bytes = try Data(contentsOf: file)
        try damaged(bytes).write(to: file)
    }

    private func damaged(_ bytes: Data) -> Data {
        switch self {
        case .emptied: Data()
        case .cutInHalf: bytes.prefix(bytes.count / 2)
        case .cutAtTheEnd: bytes.dropLast(4)
        case .overwritten: Data((0..<bytes.count).map { UInt8(truncatingIfNeeded: $0 * 167 + 13) })
        }
    }
}
