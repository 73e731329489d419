import Picture

/// A filter as a user chooses it: by its look.
struct FilterChoice: Equatable {
    let name: String
    let preview: Picture
}
