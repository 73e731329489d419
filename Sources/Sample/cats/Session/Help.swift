/// What there is to say to the app.
enum Help {
    static let lines = [
        "load      find a cat and show its photo       cancel    stop finding it",
        "edit      try filters on the photo            filter 3  or by name: filter invert; again to take it off",
        "save      keep the photo                      allow, deny  answer the photo library's question",
        "ok        answer an alert                     close     leave the editor",
        "help      show this                           quit      finish what was begun, and leave",
        "Except cancel and close, a command waits until the activity is off. Legend: \(ScreenText.legend)",
        "",
    ]
}
