import Foundation
import Picture
import Testing

@testable import cats

@Suite("An image in between the text")
struct InlineImageTests {
    @Test("is sent to kitty as one piece of PNG when it is small, and asks for no reply")
    func sendsSmallOnes() {
        // "cat" is Y2F0 in base64.
        #expect(InlineImage(picture(.png), through: .kitty).sequence == "\u{1B}_Ga=T,f=100,q=2,r=12,m=0;Y2F0\u{1B}\\")
    }

    @Test("is sent to kitty in pieces of 4096 letters when it is large")
    func sendsLargeOnes() {
        // 3073 bytes are 4100 letters of base64, all but the last pieces of them A: one piece of 4096, one of 4.
        let zeros = picture(.png, data: Data(count: 3073))
        let first = "\u{1B}_Ga=T,f=100,q=2,r=12,m=1;\(String(repeating: "A", count: 4096))\u{1B}\\"
        #expect(InlineImage(zeros, through: .kitty).sequence == first + "\u{1B}_Gm=0;AA==\u{1B}\\")
    }

    @Test("is sent to iTerm2 with its length", arguments: [MediaType.png, .jpeg, .gif])
    func sendsToITerm(mediaType: MediaType) {
        #expect(
            InlineImage(picture(mediaType), through: .iTerm2).sequence
                == "\u{1B}]1337;File=inline=1;size=3;height=12:Y2F0\u{07}"
        )
    }

    @Test(
        "is left out where the terminal cannot show its format",
        arguments: [
            (TerminalAbilities.ImageProtocol.kitty, MediaType.jpeg), (.kitty, .gif), (.kitty, .webP), (.kitty, .svg),
            (.iTerm2, .webP), (.iTerm2, .svg),
        ]
    )
    func leavesOut(imageProtocol: TerminalAbilities.ImageProtocol, mediaType: MediaType) {
        #expect(InlineImage(picture(mediaType), through: imageProtocol).sequence == nil)
    }

    @Test("is left out under a colour matrix, which the terminal does not know")
    func leavesOutMatrices() {
        let row = [0.0, 0, 0, 0, 0]
        let filtered = picture(.png).under(ColorMatrix(red: row, green: row, blue: row))
        #expect(InlineImage(filtered, through: .kitty).sequence == nil)
    }
}

extension InlineImageTests {
    private func picture(_ mediaType: MediaType, data: Data = Data("cat".utf8)) -> Picture {
        Picture(data: data, mediaType: mediaType, size: PixelSize(width: 1, height: 1))
    }
}
