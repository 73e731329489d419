import Foundation
import Picture

/// An SVG document of a picture's pixel size that shows the picture under a filter, its bytes embedded unchanged.
struct FilteredImage {
    let picture: Picture
    let matrix: ColorMatrix

    /// What is encoded between two looks at cancellation: a multiple of 3, so that the parts of base64 join.
    private static let chunkLength = 48 * 1024

    /// The encoded document; throws when it would pass `byteLimit` or the task is cancelled.
    func svg(upTo byteLimit: Int) throws(DarkroomError) -> Data {
        let length = head.utf8.count + (picture.data.count + 2) / 3 * 4 + tail.utf8.count
        guard length <= byteLimit else { throw .tooLarge }
        var document = Data(capacity: length)
        document.append(contentsOf: head.utf8)
        var rest = picture.data[...]
        while !rest.isEmpty {
            guard !Task.isCancelled else { throw .cancelled }
            document.append(rest.prefix(FilteredImage.chunkLength).base64EncodedData())
            rest = rest.dropFirst(FilteredImage.chunkLength)
        }
        document.append(contentsOf: tail.utf8)
        return document
    }
}

extension FilteredImage {
    /// The filter's region is the image itself; without it, an SVG filter reaches a tenth beyond each edge.
    private var head: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="0 0 \(picture.size.width) \(picture.size.height)">
        <filter id="look" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
        <feColorMatrix type="matrix" values="\(matrix.values.map(\.description).joined(separator: " "))"/>
        </filter>
        <image \(size) filter="url(#look)" href="data:\(picture.mediaType.rawValue);base64,
        """
    }

    private var tail: String {
        """
        "/>
        </svg>

        """
    }

    private var size: String {
        "width=\"\(picture.size.width)\" height=\"\(picture.size.height)\""
    }
}
