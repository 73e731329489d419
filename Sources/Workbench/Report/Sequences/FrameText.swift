extension StagedFrame {
    /// What shows, part by part, in one line each; a button or choices that are off are in brackets.
    public var lines: [String] {
        let shown = parts.compactMap { part -> String? in
            switch part.kind {
            case .text: part.text.map { "“\($0)”" }
            case .picture: part.picture.map { "picture \($0.text)" } ?? "no picture"
            case .activity: part.isOn == true ? "busy" : nil
            case .button: part.bracketed(part.text ?? part.label)
            case .choices: part.bracketed(part.choiceText)
            }
        }
        return shown + (alert.map { ["alert “\($0.message)”: \($0.answers.joined(separator: ", "))"] } ?? [])
    }
}

extension StagedFrame.Picture {
    fileprivate var text: String { matrix == nil ? name : "\(name), filtered" }
}

extension StagedFrame.Part {
    fileprivate var choiceText: String {
        let titles = (choices ?? []).enumerated().map {
            $0.offset == selected ? "*\($0.element.title)*" : $0.element.title
        }
        return titles.joined(separator: " ")
    }

    fileprivate func bracketed(_ text: String) -> String { isOn == true ? text : "(\(text))" }
}
