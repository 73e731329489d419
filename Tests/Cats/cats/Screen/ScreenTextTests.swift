import Foundation
import Picture
import ScreenKit
import Testing

@testable import cats

@Suite("A screen as text")
struct ScreenTextTests {
    private let photo = Picture(data: Data("cat".utf8), mediaType: .png, size: PixelSize(width: 451, height: 300))

    @Test("has a row for each widget, and says so when there is nothing in it")
    func showsEmptyScreens() {
        let frame = Frame(
            screen: "LoadCat",
            widgets: [
                widget("Title", .label(text: nil)),
                widget("Photo", .image(nil)),
                widget("Activity", .activity(isAnimating: false)),
                widget("Load", .button(title: "Load", isEnabled: true)),
                widget("Cancel", .button(title: "Cancel", isEnabled: false)),
            ]
        )
        #expect(
            text(of: frame) == """
                ── LoadCat ─────────────────────────────────────────────────────────────────────
                Title     none
                Photo     none
                Activity  off
                Buttons   [ Load ]  ( Cancel )

                """
        )
    }

    @Test("describes the photo, and makes the title harmless")
    func showsFullScreens() {
        let frame = Frame(
            screen: "LoadCat",
            widgets: [
                widget("Title", .label(text: "http://cats.example/\u{1B}[2J")),
                widget("Photo", .image(photo)),
                widget("Activity", .activity(isAnimating: true)),
            ]
        )
        #expect(
            text(of: frame) == """
                ── LoadCat ─────────────────────────────────────────────────────────────────────
                Title     http://cats.example/\\u{1B}[2J
                Photo     PNG 451×300, 3 bytes
                Activity  on

                """
        )
    }

    @Test("says that a photo is under a matrix")
    func tellsFilteredPhotos() {
        let row = [0.0, 0, 0, 0, 0]
        let filtered = photo.under(ColorMatrix(red: row, green: row, blue: row))
        let frame = Frame(screen: "EditCat", widgets: [widget("Photo", .image(filtered))])
        #expect(text(of: frame).contains("Photo     PNG 451×300, 3 bytes, under a colour matrix\n"))
    }

    @Test(
        "names the format of a photo",
        arguments: [(MediaType.jpeg, "JPEG"), (.png, "PNG"), (.gif, "GIF"), (.webP, "WebP"), (.svg, "SVG")]
    )
    func namesFormats(mediaType: MediaType, name: String) {
        let photo = Picture(data: Data(), mediaType: mediaType, size: PixelSize(width: 3, height: 2))
        let frame = Frame(screen: "LoadCat", widgets: [widget("Photo", .image(photo))])
        #expect(text(of: frame).contains("Photo     \(name) 3×2, 0 bytes\n"))
    }

    @Test("numbers the thumbnails, marks the selected one, and breaks the row where the line ends")
    func showsThumbnails() {
        #expect(
            text(of: strip(selectedIndex: 1, isEnabled: true)) == """
                ── EditCat ─────────────────────────────────────────────────────────────────────
                Filters   [ 1 Mono ]  [*2 Sepia ]  [ 3 Invert ]  [ 4 Chrome ]  [ 5 Transfer ]
                          [ 6 Process ]

                """
        )
    }

    @Test("shows that the thumbnails are off")
    func showsThumbnailsThatAreOff() {
        #expect(
            text(of: strip(selectedIndex: nil, isEnabled: false)) == """
                ── EditCat ─────────────────────────────────────────────────────────────────────
                Filters   ( 1 Mono )  ( 2 Sepia )  ( 3 Invert )  ( 4 Chrome )  ( 5 Transfer )
                          ( 6 Process )

                """
        )
    }

    @Test("has an alert in a box as wide as its message, without what a terminal would obey")
    func showsAlerts() {
        let frame = Frame(
            screen: "EditCat",
            widgets: [widget("Save", .button(title: "Save", isEnabled: true))],
            alert: Frame.Alert(message: "Disk\u{7}full.", actions: ["OK"])
        )
        #expect(
            text(of: frame) == """
                ── EditCat ─────────────────────────────────────────────────────────────────────
                Buttons   [ Save ]
                ┌────────────────┐
                │ Disk\\u{7}full. │
                │ [ OK ]         │
                └────────────────┘

                """
        )
    }

    @Test("is dim on a terminal where something is off, and reversed where it is selected")
    func usesStyles() {
        let abilities = TerminalAbilities(hasStyles: true)
        let buttons = [
            widget("Load", .button(title: "Load", isEnabled: true)),
            widget("Cancel", .button(title: "Cancel", isEnabled: false)),
        ]
        #expect(
            text(of: Frame(screen: "LoadCat", widgets: buttons), on: abilities)
                .contains("Buttons   [ Load ]  \u{1B}[2m( Cancel )\u{1B}[0m\n")
        )
        #expect(
            text(of: strip(selectedIndex: 0, isEnabled: true), on: abilities)
                .contains("Filters   \u{1B}[7m[*1 Mono ]\u{1B}[0m  [ 2 Sepia ]")
        )
        #expect(
            text(of: strip(selectedIndex: 0, isEnabled: false), on: abilities)
                .contains("Filters   \u{1B}[2;7m(*1 Mono )\u{1B}[0m  \u{1B}[2m( 2 Sepia )\u{1B}[0m")
        )
    }

    @Test("has the image itself below its description where the terminal can show it")
    func showsImages() {
        let abilities = TerminalAbilities(imageProtocol: .iTerm2)
        let frame = Frame(screen: "LoadCat", widgets: [widget("Photo", .image(photo))])
        let image = "\u{1B}]1337;File=inline=1;size=3;height=12:Y2F0\u{07}"
        #expect(text(of: frame, on: abilities).contains("Photo     PNG 451×300, 3 bytes\n\(image)\n"))
    }
}

extension ScreenTextTests {
    private func text(of frame: Frame, on abilities: TerminalAbilities = .none) -> String {
        ScreenText(abilities: abilities).lines(of: frame).joined(separator: "\n")
    }

    private func widget(_ label: String, _ appearance: Frame.Appearance) -> Frame.Widget {
        Frame.Widget(identifier: label.lowercased(), label: label, appearance: appearance)
    }

    private func strip(selectedIndex: Int?, isEnabled: Bool) -> Frame {
        let thumbnails = ["Mono", "Sepia", "Invert", "Chrome", "Transfer", "Process"].map { name in
            Thumbnail(name: name, picture: photo)
        }
        return Frame(
            screen: "EditCat",
            widgets: [
                widget("Filters", .thumbnails(thumbnails, selectedIndex: selectedIndex, isEnabled: isEnabled))
            ]
        )
    }
}
