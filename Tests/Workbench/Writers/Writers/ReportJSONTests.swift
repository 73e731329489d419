import Foundation
import Report
import TestFolder
import Testing

@testable import Writers

struct ReportJSONTests {
    @Test("Keys are in order, paths are plain, and the text ends with a line end")
    func exact() throws {
        let report = Report(
            name: "a/b",
            baseline: "MVC",
            shared: [SharedLayer(name: "Model", files: 1, lines: .zero)],
            architectures: []
        )
        #expect(
            try report.json() == """
                {
                  "architectures" : [

                  ],
                  "baseline" : "MVC",
                  "claims" : [

                  ],
                  "name" : "a/b",
                  "rules" : [

                  ],
                  "schemaVersion" : 7,
                  "shared" : [
                    {
                      "files" : 1,
                      "lines" : {
                        "blank" : 0,
                        "code" : 0,
                        "comment" : 0,
                        "logical" : 0,
                        "physical" : 0
                      },
                      "name" : "Model",
                      "violations" : [

                      ]
                    }
                  ]
                }

                """
        )
    }

    @Test("The report that the formats are tried on has something in every key")
    func sample() throws {
        let generation = Generation(tool: "t", swift: "s", commit: "c", host: "h", date: "d", seconds: ["build": 0.5])
        let written = Repository.url(of: "Tests/Workbench/FormatCheck/sample-report.json")
        let text = try Report.sample.generated(by: generation).costing(.sample).json()
        #expect(text == (try String(contentsOf: written, encoding: .utf8)))
    }

    @Test("Numbers are not rounded")
    func unrounded() throws {
        let text = try Report.sample.json()
        #expect(text.contains(#""nccd" : 1.0889736868180788,"#))
        #expect(text.contains(#""propagationCost" : 0.2777777777777778,"#))
    }

    @Test("What is written is what was measured")
    func roundTrip() throws {
        let data = Data(try Report.sample.json().utf8)
        #expect(try JSONDecoder().decode(Report.self, from: data) == .sample)
    }
}
