import Foundation
import Picture
import Testing

struct PictureTests {
    private let matrix = ColorMatrix(red: [0, 1, 0, 0, 0], green: [1, 0, 0, 0, 0], blue: [0, 0, 1, 0, 0])
    private let picture = Picture(
        data: Data([1, 2, 3]),
        mediaType: .png,
        size: PixelSize(width: 4, height: 5)
    )

    @Test("A picture under a matrix is the same picture but for the matrix")
    func under() {
        let expected = Picture(
            data: Data([1, 2, 3]),
            mediaType: .png,
            size: PixelSize(width: 4, height: 5),
            colorMatrix: matrix
        )
        #expect(picture.under(matrix) == expected)
    }

    @Test("Media types are spelled as in a Content-Type header")
    func mediaTypes() {
        #expect(
            MediaType.allCases.map(\.rawValue)
                == ["image/jpeg", "image/png", "image/gif", "image/webp", "image/svg+xml"]
        )
    }
}
