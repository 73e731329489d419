import Support

/// How long the parser may take for a file.
///
/// It looks ahead wherever a bracket may be one of a type, and in there again. The scan refuses what is known to take long
/// for that; what else there may be, time tells.
struct ParsePatience {
    let bytes: Int

    #if DEBUG
        private static let (start, perByte) = (Duration.seconds(1), Duration.microseconds(40))
    #else
        private static let (start, perByte) = (Duration.milliseconds(500), Duration.microseconds(2))
    #endif

    /// Of processor time: ten times what dense code takes.
    private var limit: Duration { Self.start + Self.perByte * bytes }

    /// `nil` if that is given up; throws if the system has no thread left that could be given up.
    func parsed(_ parse: @escaping @Sendable () -> ParsedFile) throws(ThreadError) -> ParsedFile? {
        try WatchedThread.value(within: limit, parse)
    }
}
