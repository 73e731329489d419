import CatsModel
import Picture
import Testing

struct PhotoFilterTests {
    @Test("The nine filters stand in the order in which they are offered")
    func order() {
        #expect(
            PhotoFilter.allCases.map(\.name)
                == ["Mono", "Sepia", "Invert", "Chrome", "Transfer", "Process", "Noir", "Instant", "Fade"]
        )
    }

    @Test("Sepia is the matrix of the Filter Effects Module's sepia(1)")
    func sepia() {
        let published = [
            [0.393, 0.769, 0.189, 0, 0], [0.349, 0.686, 0.168, 0, 0], [0.272, 0.534, 0.131, 0, 0], [0, 0, 0, 1, 0],
        ]
        #expect(PhotoFilter.sepia.matrix.values == published.flatMap { $0 })
    }

    @Test("Mono gives every colour the brightness that BT.709 gives it")
    func mono() {
        let row = [0.2126, 0.7152, 0.0722, 0, 0]
        #expect(PhotoFilter.mono.matrix == ColorMatrix(red: row, green: row, blue: row))
    }

    @Test("Invert takes every colour from white")
    func invert() {
        let expected = ColorMatrix(red: [-1, 0, 0, 0, 1], green: [0, -1, 0, 0, 1], blue: [0, 0, -1, 0, 1])
        #expect(PhotoFilter.invert.matrix == expected)
    }

    /// By hand: saturation 1.3 gives red a row of 0.2126 · −0.3 + 1.3 = 1.23622, 0.7152 · −0.3 = −0.21456 and
    /// 0.0722 · −0.3 = −0.02166; contrast 1.1 multiplies by 1.1 and adds (1 − 1.1) / 2 = −0.05.
    @Test("Chrome saturates and then adds contrast")
    func chrome() {
        let expected = [1.359842, -0.236016, -0.023826, 0, -0.05]
        for (factor, value) in zip(PhotoFilter.chrome.matrix.red, expected) {
            #expect(abs(factor - value) < 1e-12)
        }
    }

    /// By hand: a lift in the first step is weighted by the second: contrast 1.1 adds −0.05 to each colour, of which
    /// red keeps 0.9 and gets 0.02 more: −0.025.
    @Test("Process weights what the contrast before it has added")
    func process() {
        #expect(abs(PhotoFilter.process.matrix.red[4] - -0.025) < 1e-12)
        #expect(abs(PhotoFilter.process.matrix.red[0] - 0.99) < 1e-12)
    }

    @Test("Greys stay grey in Mono, Invert, Chrome, Noir and Fade, and get a tint in the others")
    func tints() {
        let neutral = PhotoFilter.allCases.filter { filter in
            let rows = [filter.matrix.red, filter.matrix.green, filter.matrix.blue]
            let greys = rows.map { $0[0] * 0.5 + $0[1] * 0.5 + $0[2] * 0.5 + $0[4] }
            return greys.allSatisfy { abs($0 - greys[0]) < 1e-12 }
        }
        #expect(neutral == [.mono, .invert, .chrome, .noir, .fade])
    }

    @Test("Every filter leaves alpha alone and looks like no other", arguments: PhotoFilter.allCases)
    func distinct(filter: PhotoFilter) {
        #expect(filter.matrix.alpha == [0, 0, 0, 1, 0])
        #expect(PhotoFilter.allCases.filter { $0.matrix == filter.matrix } == [filter])
    }
}
