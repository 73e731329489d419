/// The image formats a picture can be in, spelled as in a `Content-Type` header.
public enum MediaType: String, Hashable, Sendable, CaseIterable {
    case jpeg = "image/jpeg"
    case png = "image/png"
    case gif = "image/gif"
    case webP = "image/webp"
    case svg = "image/svg+xml"
}
