/// What there is to say to the app.
enum Help {
    static let lines = [
        "load      find a cat and show its photo",
        "cancel    stop finding it",
        "edit      try filters on the photo",
        "filter 3  tap a filter by number or by name; the selected one again to take it off",
        "save      keep the photo",
        "allow     let the app make the photo folder",
        "deny      do not let it",
        "ok        answer an alert",
        "close     leave the editor",
        "help      show this",
        "quit      finish what was begun, and leave",
        "",
        "Except for cancel and close, a command waits until the activity is off.",
        "On the screen: \(ScreenText.legend)",
        "",
    ]
}
