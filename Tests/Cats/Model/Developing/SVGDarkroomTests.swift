import CatsModel
import Foundation
import Picture
import Testing

@MainActor
struct SVGDarkroomTests {
    private let photo: Photo

    init() throws {
        photo = try Photo(checking: Images.png)
    }

    @Test("The edited photo is one SVG of the photo's size: the filter in sRGB, the bytes in base64")
    func document() async throws {
        let developed = try await SVGDarkroom().develop(photo, with: .sepia)
        let expected = """
            <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1">
            <filter id="look" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
            <feColorMatrix type="matrix" values="0.393 0.769 0.189 0.0 0.0 0.349 0.686 0.168 0.0 0.0 \
            0.272 0.534 0.131 0.0 0.0 0.0 0.0 0.0 1.0 0.0"/>
            </filter>
            <image width="1" height="1" filter="url(#look)" href="data:image/png;base64,\
            \(Images.png.base64EncodedString())"/>
            </svg>

            """
        #expect(String(decoding: developed.picture.data, as: UTF8.self) == expected)
        #expect(developed.picture.mediaType == .svg)
        #expect(developed.picture.size == PixelSize(width: 1, height: 1))
        #expect(developed.picture.colorMatrix == nil)
    }

    /// One chunk is 48 KiB: the lengths are an empty rest, a rest of each length within 3 bytes, and several chunks.
    @Test(
        "The embedded bytes come out as they went in, however many chunks they make",
        arguments: [49_152, 49_153, 49_154, 200_000]
    )
    func chunks(length: Int) async throws {
        let bytes = Images.png + Data((Images.png.count..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let developed = try await SVGDarkroom().develop(Photo(checking: bytes), with: .mono)
        let text = String(decoding: developed.picture.data, as: UTF8.self)
        let start = try #require(text.range(of: "base64,")).upperBound
        let end = try #require(text.range(of: "\"", range: start..<text.endIndex)).lowerBound
        #expect(Data(base64Encoded: String(text[start..<end])) == bytes)
    }

    @Test("A result of just the limit is developed, one byte more is too large")
    func limit() async throws {
        let length = try await SVGDarkroom().develop(photo, with: .noir).picture.data.count
        #expect(try await SVGDarkroom(byteLimit: length).develop(photo, with: .noir).picture.data.count == length)
        await #expect(throws: DarkroomError.tooLarge) {
            try await SVGDarkroom(byteLimit: length - 1).develop(photo, with: .noir)
        }
    }

    @Test("The largest photo that loads can be developed")
    func largestPhoto() async throws {
        let largest = Images.png + Data(count: LoadLimits.standard.photoBytes - Images.png.count)
        let developed = try await SVGDarkroom().develop(Photo(checking: largest), with: .instant)
        #expect(developed.picture.data.count > largest.count)
    }

    @Test("A cancelled task gets no photo")
    func cancelled() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await SVGDarkroom().develop(photo, with: .fade)
        }
        await #expect(throws: DarkroomError.cancelled) { try await task.value }
    }

    @Test("The edited photo of an edited photo holds it whole")
    func again() async throws {
        let once = try await SVGDarkroom().develop(photo, with: .mono)
        let twice = try await SVGDarkroom().develop(once, with: .sepia)
        let text = String(decoding: twice.picture.data, as: UTF8.self)
        #expect(text.contains("data:image/svg+xml;base64,\(once.picture.data.base64EncodedString())\""))
    }
}
