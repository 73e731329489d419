import Foundation
import Picture

/// A picture as a terminal takes it in between the text, 12 lines high.
struct InlineImage {
    private static let lines = 12

    /// How much of an image kitty takes in one go, in bytes of base64.
    private static let pieceLength = 4096

    /// The escape sequence that shows the picture; `nil` for a picture that this protocol, or any, cannot show.
    let sequence: String?

    init(_ picture: Picture, through imageProtocol: TerminalAbilities.ImageProtocol) {
        sequence =
            switch (imageProtocol, picture.mediaType) {
            case _ where picture.colorMatrix != nil: nil
            case (.kitty, .png): InlineImage.kitty(picture.data)
            case (.iTerm2, .png), (.iTerm2, .jpeg), (.iTerm2, .gif): InlineImage.iTerm2(picture.data)
            default: nil
            }
    }
}

extension InlineImage {
    /// Asks for no reply: it would come as if it had been typed.
    private static func kitty(_ data: Data) -> String {
        var rest = data.base64EncodedString()[...]
        var sequence = ""
        var keys = "a=T,f=100,q=2,r=\(lines),"
        repeat {
            let piece = rest.prefix(pieceLength)
            rest = rest.dropFirst(pieceLength)
            sequence += "\u{1B}_G\(keys)m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1B}\\"
            keys = ""
        } while !rest.isEmpty
        return sequence
    }

    private static func iTerm2(_ data: Data) -> String {
        "\u{1B}]1337;File=inline=1;size=\(data.count);height=\(lines):\(data.base64EncodedString())\u{07}"
    }
}
