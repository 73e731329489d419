import Picture
import Testing

struct ColorMatrixTests {
    @Test("The 20 factors stand row after row, and alpha stays as it is unless told otherwise")
    func valuesInRows() {
        let matrix = ColorMatrix(red: [1, 2, 3, 4, 5], green: [6, 7, 8, 9, 10], blue: [11, 12, 13, 14, 15])
        #expect(matrix.values == (1...15).map(Double.init) + [0, 0, 0, 1, 0])
    }

    @Test("A row of another length than 5 is a mistake of the programmer")
    func wrongRow() async {
        await #expect(processExitsWith: .failure) {
            _ = ColorMatrix(red: [1, 0, 0, 0], green: [0, 1, 0, 0, 0], blue: [0, 0, 1, 0, 0])
        }
    }
}
