import Declarations
import Subject

/// Which types of some modules draw on a screen, told from what they inherit, else from their names.
struct DrawingTypes {
    /// Globs that fit types that draw and no others, in alphabetical order.
    let globs: [String]
    /// The types that draw and that none of the globs fits, in alphabetical order.
    let uncovered: [String]
    /// The types that are only named as if they drew, in alphabetical order.
    let unsure: [String]

    /// A type that other files may know, or a private one; no protocol.
    private struct Entry {
        let name: String
        let draws: Bool
    }

    init(in modules: [FoundModule]) {
        let inheriting = Self.inheriting(in: modules)
        var unsure: Set<String> = []
        let entries = modules.flatMap { module in
            let inherits = Self.inherited(in: module)
            return module.files.flatMap(\.types).filter(\.isOutermostType).map { type -> Entry in
                if inheriting.contains(type.name) { return Entry(name: type.name, draws: true) }
                let isNamed = type.kind != .enum && Self.isNamed(type.name)
                // A struct that keeps some promise, and none of a view's, has the word for something else.
                let isFree = type.kind == .class || inherits[type.name, default: []].isEmpty
                if isNamed, isFree { unsure.insert(type.name) }
                return Entry(name: type.name, draws: isNamed && isFree)
            }
        }
        self.unsure = unsure.sorted()
        let drawing = entries.filter(\.draws).map(\.name)
        let counts = drawing.flatMap(Self.endings).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let others = Set(entries.filter { !$0.draws }.flatMap { Self.endings(of: $0.name) })
        var globs: Set<String> = []
        var uncovered: Set<String> = []
        for name in Set(drawing) {
            let candidates = Self.endings(of: name).filter { !others.contains($0) }
            let usual = candidates.first { Self.isNamed($0) }
            let common = candidates.first { counts[$0, default: 0] > 1 }
            if let ending = usual ?? common ?? candidates.last {
                globs.insert("*\(ending)")
            } else {
                uncovered.insert(name)
            }
        }
        // One that fits all that another fits makes that one needless.
        let covered = Set(globs.map { String($0.dropFirst()) })
        self.globs = globs.filter { glob in
            let ending = glob.dropFirst()
            return !ending.indices.dropFirst().contains { covered.contains(String(ending[$0...])) }
        }.sorted()
        self.uncovered = uncovered.sorted()
    }

    /// Whether a module has a type that draws, or is named so.
    static func isNamed(_ name: some StringProtocol) -> Bool {
        name.hasSuffix("View") || name.hasSuffix("ViewController")
    }
}

extension DrawingTypes {
    /// The names of the types that inherit, directly or through others, what a framework draws with.
    static func inheriting(in modules: [FoundModule]) -> Set<String> {
        let declared = modules.reduce(into: Set<String>()) { $0.formUnion($1.files.flatMap(\.types).map(\.name)) }
        var heirs: [String: [String]] = [:]
        for module in modules where !module.imports.isDisjoint(with: ToolchainModules.userInterface) {
            for (name, inherited) in inherited(in: module) {
                for parent in inherited { heirs[parent, default: []].append(name) }
            }
        }
        let roots = heirs.keys.filter { !declared.contains($0) && isOfFramework($0) }
        return Set(reachableFrom: roots, over: { heirs[$0, default: []] }).subtracting(roots)
    }

    /// What each type of a module inherits where it is declared, and in extensions; by names without those around them.
    private static func inherited(in module: FoundModule) -> [String: [String]] {
        let declarations = module.files.map(\.names.declarations)
        let types = declarations.types.filter { $0.outer == nil && !$0.isLocal }.map { ($0.name, $0.inherited) }
        let extensions = declarations.extensions.map { ($0.extendedType, $0.inherited) }
        return Dictionary((types + extensions).map { ($0, $1.map(\.lastNamePart)) }, uniquingKeysWith: +)
    }

    private static let ofSwiftUI: Set = [
        "App", "ButtonStyle", "LabelStyle", "NSViewControllerRepresentable", "NSViewRepresentable",
        "PrimitiveButtonStyle", "ProgressViewStyle", "Scene", "Shape", "TextFieldStyle", "ToggleStyle",
        "ToolbarContent", "UIViewControllerRepresentable", "UIViewRepresentable", "View", "ViewModifier", "Widget",
        "WidgetBundle",
    ]

    private static let endings = [
        "Alert", "Bar", "Button", "Control", "HostingController", "InterfaceController", "Label",
        "NavigationController", "PageController", "Picker", "ReusableView", "SearchController", "Slider", "Stepper",
        "Switch", "TabBarController", "TableController", "TextField", "Window", "WindowController",
    ]

    /// `UITableViewCell`, `NSView`, `WKInterfaceController`, SwiftUI's `View`, and a library's `BoundView`.
    private static func isOfFramework(_ name: String) -> Bool {
        ofSwiftUI.contains(name) || ["Cell", "View", "ViewController"].contains(where: name.hasSuffix)
            || name.prefix { $0.isUppercase }.count > 2 && endings.contains(where: name.hasSuffix)
    }

    /// The ends of a type's name that begin with one of its words, the shortest first.
    private static func endings(of name: String) -> [Substring] {
        NameWords.parts(of: name[...]).map { name[$0.startIndex...] }.reversed()
    }
}

extension TypeDeclaration {
    fileprivate var isOutermostType: Bool { outer == nil && !isLocal && kind != .protocol }
}
