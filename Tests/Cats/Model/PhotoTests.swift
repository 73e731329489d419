import CatsModel
import Foundation
import Picture
import Testing

struct PhotoTests {
    @Test(
        "Type and size are read from the bytes of every format",
        arguments: [
            (Images.png(width: 640, height: 480), MediaType.png, 640, 480),
            (Images.jpeg(width: 640, height: 480), .jpeg, 640, 480),
            (Images.jpeg(width: 3, height: 2, frame: 0xC2), .jpeg, 3, 2),
            (Images.gif(width: 640, height: 480), .gif, 640, 480),
            (Images.gif(width: 1, height: 2, version: "GIF87a"), .gif, 1, 2),
            (Images.webPLossy(width: 640, height: 480), .webP, 640, 480),
            (Images.webPLossless(width: 640, height: 16384), .webP, 640, 16384),
            (Images.webPExtended(width: 100_000, height: 200), .webP, 100_000, 200),
        ]
    )
    func typeAndSize(bytes: Data, mediaType: MediaType, width: Int, height: Int) throws {
        let photo = try Photo(checking: bytes)
        let size = PixelSize(width: width, height: height)
        #expect(photo.picture == Picture(data: bytes, mediaType: mediaType, size: size))
    }

    @Test(
        "A slice of other data is read from its own first byte",
        arguments: [
            Images.png, Images.jpeg(width: 1, height: 1), Images.gif(width: 1, height: 1),
            Images.webPLossy(width: 1, height: 1), Images.webPLossless(width: 1, height: 1),
            Images.webPExtended(width: 1, height: 1),
        ]
    )
    func slice(bytes: Data) throws {
        let slice = (Data("before".utf8) + bytes).dropFirst(6)
        #expect(slice.startIndex == 6)
        #expect(try Photo(checking: slice).picture.size == PixelSize(width: 1, height: 1))
    }

    @Test("25 million pixels are a photo, one row more is too large, whatever the shape")
    func pixelLimit() throws {
        #expect(try Photo(checking: Images.png(width: 5000, height: 5000)).picture.size.width == 5000)
        #expect(try Photo(checking: Images.png(width: 25_000_000, height: 1)).picture.size.height == 1)
        for (width, height) in [(5000, 5001), (25_000_001, 1), (1, 25_000_001), (50_000, 50_000)] as [(UInt32, UInt32)]
        {
            #expect(throws: LoadError.tooLarge) { try Photo(checking: Images.png(width: width, height: height)) }
        }
    }

    @Test("The greatest sizes a PNG can claim are too large, and overflow nothing")
    func greatestSize() {
        #expect(throws: LoadError.tooLarge) { try Photo(checking: Images.png(width: .max, height: .max)) }
    }

    @Test(
        "Without a pixel there is no photo",
        arguments: [
            Images.png(width: 0, height: 1), Images.png(width: 1, height: 0),
            Images.jpeg(width: 0, height: 1), Images.jpeg(width: 1, height: 0),
            Images.gif(width: 0, height: 1), Images.gif(width: 1, height: 0),
            Images.webPLossy(width: 0, height: 1), Images.webPLossy(width: 1, height: 0),
        ]
    )
    func zeroSize(bytes: Data) {
        #expect(throws: LoadError.format) { try Photo(checking: bytes) }
    }

    @Test(
        "A header that is cut anywhere is no photo",
        arguments: [
            (Images.png, 33),
            (Images.jpeg(width: 1, height: 1), 32),
            (Images.gif(width: 1, height: 1), 13),
            (Images.webPLossy(width: 1, height: 1), 30),
            (Images.webPLossless(width: 1, height: 1), 25),
            (Images.webPExtended(width: 1, height: 1), 30),
        ]
    )
    func cutHeader(bytes: Data, headerLength: Int) throws {
        for length in 0..<headerLength {
            #expect(throws: LoadError.format, "cut to \(length) bytes") { try Photo(checking: bytes.prefix(length)) }
        }
        #expect(try Photo(checking: bytes.prefix(headerLength)).picture.data.count == headerLength)
    }

    @Test(
        "What is no photo from outside is refused",
        arguments: [
            Data("<!DOCTYPE html><title>No cat</title>".utf8),
            Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>".utf8),
            Data("BM".utf8) + Data(count: 60),
            Data("RIFF....AVI LIST".utf8) + Data(count: 60),
            Data("RIFF....WEBPVP8 ".utf8) + Data(count: 60),
            Data("RIFF....WEBPVP8L".utf8) + Data(count: 60),
            Data("RIFF....WEBPALPH".utf8) + Data(count: 60),
        ]
    )
    func otherBytes(bytes: Data) {
        #expect(throws: LoadError.format) { try Photo(checking: bytes) }
    }

    @Test(
        "A JPEG whose scan, end or next image comes before its frame header is refused",
        arguments: [0xDA, 0xD9, 0xD8, 0x00] as [UInt8]
    )
    func frameMissing(marker: UInt8) {
        var bytes = Images.jpeg(width: 1, height: 1)
        bytes.replaceSubrange(2..<4, with: [0xFF, marker])
        #expect(throws: LoadError.format) { try Photo(checking: bytes) }
    }

    @Test("A JPEG segment that claims to be shorter than its own length is refused, not walked for ever")
    func segmentWithoutLength() {
        let bytes = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0] + Array(repeating: 0, count: 64))
        #expect(throws: LoadError.format) { try Photo(checking: bytes) }
    }

    @Test("A JPEG's tables are not taken for its frame", arguments: [0xC4, 0xC8, 0xCC] as [UInt8])
    func tableMarkers(marker: UInt8) {
        #expect(throws: LoadError.format) {
            try Photo(checking: Images.jpeg(width: 1, height: 1, frame: marker))
        }
    }

    @Test("A preview is the same picture under the filter's matrix")
    func preview() throws {
        let photo = try Photo(checking: Images.png)
        #expect(photo.preview(of: .sepia) == photo.picture.under(PhotoFilter.sepia.matrix))
    }
}
