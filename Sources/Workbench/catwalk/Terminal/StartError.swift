import Support

/// Why no work could be begun.
enum StartError: Error, Hashable {
    /// `code` is the system's `errno`.
    case fewDescriptors(free: Int, needed: Int, code: Int32)
}

extension StartError: CustomStringConvertible {
    var description: String {
        switch self {
        case .fewDescriptors(let free, let needed, let code):
            "\(needed) files and pipes have to be open at once, and the system gives only \(free): "
                + "\(SystemReason(code: code)). Allow more with ulimit -n."
        }
    }
}
