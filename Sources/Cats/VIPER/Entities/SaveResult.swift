/// How saving a photo ended, in a sentence for the user.
struct SaveResult: Equatable {
    let message: String
    let isSaved: Bool
}
