import ArgumentParser
import Foundation
import Support
import Workshop

/// `catwalk workshop`: learn four architectures by exercises that are checked.
struct WorkshopCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "workshop",
        abstract: "Learn the architectures by exercises that are checked.",
        discussion: """
            Makes a small package of the sample for you, and leads through exercises on reading, testing, changing, moving \
            and choosing architectures.

              catwalk workshop start ../Cats      make the folder
              catwalk workshop watch ../Cats      check your work at each save
              catwalk workshop list ../Cats       see where you stand
              catwalk workshop page ../Cats       read the exercise
              catwalk workshop check ../Cats      check your work once
              catwalk workshop hint ../Cats       a hint, then another one
              catwalk workshop solution ../Cats   after passing, or asked for twice
              catwalk workshop reset ../Cats      all files as the exercise began
              catwalk workshop next ../Cats       go on

            Nothing of yours is lost: before Catwalk changes a file, it commits what was there.
            """,
        subcommands: [
            WorkshopStart.self, WorkshopList.self, WorkshopPage.self, WorkshopCheck.self, WorkshopWatch.self,
            WorkshopHint.self, WorkshopSolution.self, WorkshopReset.self, WorkshopNext.self, WorkshopStatus.self,
            WorkshopVerify.self, WorkshopNewExercise.self, WorkshopRecord.self, WorkshopSlides.self,
        ],
        defaultSubcommand: WorkshopList.self
    )
}
