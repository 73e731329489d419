import Report
import Testing

@testable import Writers

struct FindingsWriterTests {
    @Test("Failing tests and breaches have a line each, with their place")
    func findings() {
        #expect(
            FindingsWriter.lines(for: .sample) == [
                "The tests of MVP fail, so its figures are not published:",
                "  scenario cancel then load (Tests/Run.swift:4): wrong frame",
                "  unit test load asks the service: Expectation failed",
                "VIPER/LoadView.swift:9: breach of view|model: LoadView (View) uses Cat (Model), which is forbidden.",
            ]
        )
    }

    @Test("There is nothing to say when all is well")
    func none() {
        let report = Report(name: "Cats", baseline: "MVC", shared: [], architectures: [.measured(.mvc)])
        #expect(FindingsWriter.lines(for: report).isEmpty)
    }
}
