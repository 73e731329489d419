import Declarations
import Pipeline
import Subject

/// The types of a subject's support that conform to a protocol of a layer: each stands in for that layer.
struct Doubles: Hashable, Sendable {
    /// The layer's name, by the type's.
    private(set) var layers: [String: String] = [:]
    /// Where they are declared, relative to the subject's root.
    private(set) var files: Set<String> = []

    init(of subject: PackagedSubject) {
        var protocols: [String: String] = [:]
        for layer in subject.subject.shared {
            for type in subject.declarations(of: layer).flatMap(\.types) where type.kind == .protocol {
                protocols[type.name] = layer.name
            }
        }
        for type in subject.subject.support.flatMap({ subject.declarations(of: $0) }).flatMap(\.types) {
            guard let layer = type.inherited.lazy.compactMap({ protocols[$0] }).first else { continue }
            layers[type.name] = layer
            files.insert(type.file)
        }
    }
}
