import CatsModel

extension Scenario {
    static let filtering =
        PhotoFilter.allCases.map { filter in
            Scenario("\(filter.name) is applied", .filteredCat(filter))
        } + [
            Scenario("Edit opens the loaded photo with its nine thumbnails", .editor),
            Scenario(
                "A filter on its way leaves the picture as it was, and can't be saved",
                .editor + [.filter(.sepia, shows: .applying(.sepia, to: .tabby))]
            ),
            Scenario(
                "A second filter is applied to the original, over the first one's picture",
                .filteredCat(.sepia) + [
                    .filter(.noir, shows: .applying(.noir, over: .sepia, to: .tabby)),
                    .answer(.developed(.noir), shows: .filtered(.noir, .tabby)),
                ]
            ),
            Scenario(
                "A filter tapped while another is applied supersedes it, whose result comes too late",
                .editor + [
                    .filter(.sepia, shows: .applying(.sepia, to: .tabby)),
                    .filter(.noir, shows: .applying(.noir, to: .tabby)),
                    .cancels(.develop(.sepia)),
                    .answer(.developed(.noir), shows: .filtered(.noir, .tabby)),
                    .late(.developed(.sepia)),
                ]
            ),
            Scenario(
                "A filter that is superseded over another one's picture leaves that as it was",
                .filteredCat(.sepia) + [
                    .filter(.noir, shows: .applying(.noir, over: .sepia, to: .tabby)),
                    .filter(.fade, shows: .applying(.fade, over: .sepia, to: .tabby)),
                ]
            ),
            Scenario(
                "A filter whose picture still shows is applied anew when another was tapped since",
                .filteredCat(.sepia) + [
                    .filter(.noir, shows: .applying(.noir, over: .sepia, to: .tabby)),
                    .filter(.sepia, shows: .applying(.sepia, over: .sepia, to: .tabby)),
                    .late(.developed(.noir)),
                    .answer(.developed(.sepia), shows: .filtered(.sepia, .tabby)),
                ]
            ),
            Scenario(
                "A superseded filter's result that comes first never shows",
                .editor + [
                    .filter(.sepia, shows: .applying(.sepia, to: .tabby)),
                    .filter(.noir, shows: .applying(.noir, to: .tabby)),
                    .late(.developed(.sepia)),
                    .answer(.developed(.noir), shows: .filtered(.noir, .tabby)),
                ]
            ),
            Scenario(
                "A superseded filter that fails says nothing",
                .editor + [
                    .filter(.sepia, shows: .applying(.sepia, to: .tabby)),
                    .filter(.noir, shows: .applying(.noir, to: .tabby)),
                    .late(.notDeveloped(.sepia)),
                    .answer(.developed(.noir), shows: .filtered(.noir, .tabby)),
                ]
            ),
            Scenario(
                "Tapping the filter that is being applied goes back to the original and stops the work",
                .editor + [
                    .filter(.sepia, shows: .applying(.sepia, to: .tabby)),
                    .filter(.sepia, shows: .original(.tabby)),
                    .cancels(.develop(.sepia)),
                    .late(.developed(.sepia)),
                ]
            ),
            Scenario(
                "Tapping the filter that has been applied goes back to the original",
                .filteredCat(.sepia) + [.filter(.sepia, shows: .original(.tabby))]
            ),
            Scenario(
                "A filter can be applied again after going back",
                .filteredCat(.sepia) + [
                    .filter(.sepia, shows: .original(.tabby)),
                    .filter(.sepia, shows: .applying(.sepia, to: .tabby)),
                    .answer(.developed(.sepia), shows: .filtered(.sepia, .tabby)),
                ]
            ),
            Scenario(
                "A tap on the filter being applied over another one's picture goes back to the original",
                .filteredCat(.sepia) + [
                    .filter(.noir, shows: .applying(.noir, over: .sepia, to: .tabby)),
                    .filter(.noir, shows: .original(.tabby)),
                    .late(.developed(.noir)),
                ]
            ),
            Scenario(
                "Going back to a filter that was superseded applies it anew",
                .editor + [
                    .filter(.sepia, shows: .applying(.sepia, to: .tabby)),
                    .filter(.noir, shows: .applying(.noir, to: .tabby)),
                    .filter(.sepia, shows: .applying(.sepia, to: .tabby)),
                    .late(.developed(.sepia)),
                    .late(.developed(.noir)),
                    .answer(.developed(.sepia), shows: .filtered(.sepia, .tabby)),
                ]
            ),
        ]
}
