import CatsModel
import Foundation
import Picture
import ScreenKit

// Frames as the stage of Catwalk reads them; its documentation describes the format.

extension Frame {
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        // Text, numbers and truth values can always be encoded.
        let data = (try? encoder.encode(FrameJSON(self))) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }
}

private struct FrameJSON: Encodable {
    let screen: String
    let parts: [Part]
    let alert: Alert?

    struct Alert: Encodable {
        let message: String
        let answers: [String]
    }

    struct Part: Encodable {
        let id: String
        let label: String
        let kind: String
        var text: String?
        var picture: PictureJSON?
        var isOn: Bool?
        var choices: [Choice]?
        var selected: Int?
    }

    struct Choice: Encodable {
        let title: String
        let picture: PictureJSON
    }

    /// A picture that the configuration names, under a colour matrix of 20 numbers.
    struct PictureJSON: Encodable {
        let name: String
        let matrix: [Double]?
    }

    init(_ frame: Frame) {
        screen = frame.screen
        parts = frame.widgets.map(Part.init)
        alert = frame.alert.map { Alert(message: $0.message, answers: $0.actions) }
    }
}

extension FrameJSON.Part {
    fileprivate init(_ widget: Frame.Widget) {
        (id, label) = (widget.identifier, widget.label)
        switch widget.appearance {
        case .label(let text): (kind, self.text) = ("text", text)
        case .image(let picture): (kind, self.picture) = ("picture", picture.map(FrameJSON.PictureJSON.init))
        case .activity(let isAnimating): (kind, isOn) = ("activity", isAnimating)
        case .button(let title, let isEnabled): (kind, text, isOn) = ("button", title, isEnabled)
        case .thumbnails(let thumbnails, let selectedIndex, let isEnabled):
            (kind, isOn, selected) = ("choices", isEnabled, selectedIndex)
            choices = thumbnails.map {
                FrameJSON.Choice(title: $0.name, picture: FrameJSON.PictureJSON($0.picture))
            }
        }
    }
}

extension FrameJSON.PictureJSON {
    /// The bytes of a scripted photo are its cat's name, and the filters that it was developed with.
    fileprivate init(_ picture: Picture) {
        let names = String(decoding: picture.data, as: UTF8.self).split(separator: "+").map(String.init)
        let filter = names.dropFirst().last.flatMap(PhotoFilter.init)
        name = names.first ?? ""
        matrix = (picture.colorMatrix ?? filter?.matrix)?.values
    }
}
