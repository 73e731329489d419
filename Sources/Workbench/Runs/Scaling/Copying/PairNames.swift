/// The names of one pair of scenes: what is `EditCatPresenter` in the first is `EditCat3Presenter` in the third.
struct PairNames: Sendable {
    let scenes: [String]
    /// From 1; the first pair's names have no number.
    let pair: Int

    /// The number follows the name of a scene wherever it stands in the name, so that suffixes go on telling roles.
    ///
    /// If none does, it stands at the end.
    func name(_ original: String) -> String {
        if pair == 1 { return original }
        var numbered = ""
        var rest = original[...]
        while !rest.isEmpty {
            let scene = length(ofSceneAt: rest, isStart: numbered.isEmpty)
            numbered += rest.prefix(scene ?? 1) + (scene == nil ? "" : "\(pair)")
            rest = rest.dropFirst(scene ?? 1)
        }
        return numbered == original ? "\(original)\(pair)" : numbered
    }

    /// Folders are numbered that bear a scene's name; the file always is, for a module has each file name once.
    func path(_ original: String) -> String {
        if pair == 1 { return original }
        let parts = original.split(separator: "/").map(String.init)
        let folders = parts.dropLast().map { scenes.contains($0) ? "\($0)\(pair)" : $0 }
        let file = parts.last ?? ""
        let stem = file.prefix { $0 != "." }
        return (folders + [name(String(stem)) + file.dropFirst(stem.count)]).joined(separator: "/")
    }
}

extension PairNames {
    /// Of the longest scene's name that fits; a name may start with one in small, as `editCat` does.
    ///
    /// `EditCat` does not fit `EditCatalog`, for a small letter goes on with another word.
    private func length(ofSceneAt text: Substring, isStart: Bool) -> Int? {
        let fitting = scenes.filter { scene in
            let isFitting = text.hasPrefix(scene) || (isStart && text.hasPrefix(scene.withSmallStart))
            return isFitting && text.dropFirst(scene.count).first?.isLowercase != true
        }
        return fitting.map(\.count).max()
    }
}

extension String {
    fileprivate var withSmallStart: String { prefix(1).lowercased() + dropFirst() }
}
