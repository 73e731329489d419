import Foundation

/// Names that try to be more than names, which the checks of formats read, too.
public enum HostileNames {
    public static var all: [String] {
        get throws {
            let file = Repository.url(of: "Tests/Workbench/FormatCheck/hostile-names.json")
            return try JSONDecoder().decode([String].self, from: Data(contentsOf: file))
        }
    }
}
