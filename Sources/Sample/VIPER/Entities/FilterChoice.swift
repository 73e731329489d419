import Picture

/// A filter as a user chooses it: by its look, and by its place among the others.
struct FilterChoice: Equatable {
    let index: Int
    let name: String
    let preview: Picture
}
