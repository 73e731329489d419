import Picture

/// A filter as a user chooses it: by its look.
struct FilterChoice: Equatable, Identifiable {
    let id: String
    let name: String
    let preview: Picture
}
