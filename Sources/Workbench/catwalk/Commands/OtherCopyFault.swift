import Support

/// What went wrong with another copy of the subject: the fault alone does not say in which copy it lies.
struct OtherCopyFault: BlamingError, CustomStringConvertible {
    let folder: String
    let fault: any Error

    var blamesSubject: Bool { (fault as? any BlamingError)?.blamesSubject ?? false }

    var description: String { "In \(PrintablePath(folder)): \(fault)" }

    /// Does work on the copy in a folder, and names that in what is thrown.
    static func naming<Value>(_ folder: String, _ work: () async throws -> Value) async throws -> Value {
        do { return try await work() } catch { throw OtherCopyFault(folder: folder, fault: error) }
    }
}
