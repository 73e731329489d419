/// How saving a photo ended, for those who must not know the Model.
enum SaveResult: Equatable {
    case saved
    case denied
    case restricted
    case failed(reason: String)
}
