import Words

extension [Words] {
    /// Parts of a sentence that have commas of their own.
    var clauses: Words {
        Words(en: map(\.en).joined(separator: "; "), zh: map(\.zh).joined(separator: "；"))
    }
}
