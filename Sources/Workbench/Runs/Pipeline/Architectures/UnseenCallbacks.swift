import Declarations
import Report

extension SourceFile {
    /// Modules that call back whoever observes a change, under which their frameworks hand them on, too.
    private static let observing: Set = [
        "Combine", "Observation", "OpenCombine", "ReactiveCocoa", "ReactiveSwift", "RxCocoa", "RxSwift", "SwiftUI",
    ]

    /// Where its code is called back in a way that no graph has: through an observation, or through a function that a
    /// property holds; in the order of lines.
    var unseenCallbacks: [UnseenCallback] {
        let imports = declarations.imports.filter { Self.observing.contains($0.module) }.map {
            UnseenCallback(through: $0.module, file: path, line: $0.position.line)
        }
        let functions = StoredFunction.all(in: parsed).map {
            UnseenCallback(through: $0.name, file: path, line: $0.position.line)
        }
        return (imports + functions).sorted { $0.line < $1.line }
    }
}
