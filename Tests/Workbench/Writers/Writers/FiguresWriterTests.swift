import Report
import Testing

@testable import Writers

struct FiguresWriterTests {
    @Test(
        "Each figure has a line: of a layer, an architecture, its parts, files, types, bodies and graphs",
        arguments: [
            ",shared,Model,,,lines.code,40",
            "MVC,,,,,lines.code,100",
            "MVC,,,,,coupling.declared.propagationCost,0.75",
            "MVC,,,,,coupling.declared.nccd,1.0889736868180788",
            // Not defined for the code at hand.
            "VIPER,,,,,coupling.declared.martin.whole.distance,",
            "VIPER,,,,,coupling.collaborations.plainValues,1",
            "MVC,,,,,roles,1",
            "MVC,roles,Controller,,,coverage.all.regions.covered,49",
            // What belongs to no scene has no name.
            "MVC,scenes,,,,files,2",
            "MVC,sources,MVC/Load.swift,MVC/Load.swift,,gaps,2",
            "MVC,types,LoadViewController,MVC/Load.swift,3,coupling.cbo,3",
            "MVC,bodies,load(_:),MVC/Load.swift,12,cyclomatic,4",
            "MVC,coupling.declared.matrix,Controller → Model,,,edges,4",
            "MVC,coupling.declared.martin.roles,Controller,,,efferent,2",
            "VIPER,,,,,violations,1",
            "VIPER,,,,,habits,1",
        ]
    )
    func figures(_ line: String) throws {
        #expect(try lines().count { $0 == line } == 1)
    }

    @Test("Every line has as many cells as the first, and places are no figures")
    func tidy() throws {
        let lines = try lines()
        #expect(lines[0] == "architecture,list,part,file,line,measure,value")
        #expect(lines.allSatisfy { $0.count { $0 == "," } == 6 })
        #expect(!lines.dropFirst().contains { $0.contains(",line,") || $0.contains(",column,") })
    }

    private func lines() throws -> [String] {
        try FiguresWriter.text(for: .sample).split(separator: "\r\n").map(String.init)
    }
}
