/// How saving a photo ended.
enum SaveResult: Equatable {
    case saved
    case denied
    case restricted
    case failed(reason: String)
}
