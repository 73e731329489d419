/// What memory was resident with so many apps open, and with twice as many, written as `catwalk bench` reads it: one
/// line of JSON.
struct KeptMemory {
    /// In bytes.
    let residentBefore: Int
    /// In bytes.
    let residentAfter: Int
}

extension KeptMemory: CustomStringConvertible {
    var description: String { "{\"residentBefore\": \(residentBefore), \"residentAfter\": \(residentAfter)}" }
}
