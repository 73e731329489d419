import Files
import Support

/// Why the workshop can't go on: what is wrong, where, and what to do.
public enum WorkshopError: Error, Sendable {
    case noCourse(folder: String)
    case noExercises(folder: String)
    case missingFile(path: String)
    /// Both with where the course says so.
    case reservedPath(String, at: String)
    case hiddenPath(String, at: String)
    /// The folder around the course is none that the course may take files of.
    case noPackage(folder: String)
    /// The progress names a course that came with the work.
    case ownCourse(folder: String)
    /// Its files would not be kept.
    case repositoryInside(path: String)
    case unknownExercise(String, known: [String])
    case noPicture(path: String)
    /// For an exercise that is to be made.
    case noExerciseName(String, chapters: [String])
    case noHint(Int, exercise: String)
    /// Of what an exercise keeps as patches.
    case noState(String)
    case nothingChanged(name: String)
    /// A patch can't have the file at the path, which is empty or no text, or takes it away although it is none.
    case notText(name: String, path: String)
    case leftByPatch(path: String)
    /// To merge.
    case oldGit(version: String)
    case noGit(path: String)
    case git(command: String, reason: String)
    /// A lock of git's that a git which was stopped has left.
    case gitLocked(path: String)
    case tooManyFiles(folder: String, limit: Int)
    case patchDoesNotFit(name: String, reason: String)
    case mistakeDoesNotBuild(name: String, detail: String)
    case noTests(architecture: String)
    case folderInUse(path: String)
    case noWork(folder: String)
    case damagedProgress(DocumentFault)
    case otherRepository(folder: String)
    case watched(folder: String)
    case notPassed(exercise: String)
    /// With the exercises that are not passed.
    case over(notPassed: [String])
}

extension WorkshopError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noCourse(let folder):
            "There is no workshop.yml in \(PrintablePath(folder)). Give the folder of a course with --course."
        case .noExercises(let folder):
            "There is no exercise in that part of the course in \(PrintablePath(folder)). Name another chapter, or none."
        case .missingFile(let path):
            "The course lacks \(PrintablePath(path)). Put it there, or take the course anew from where it came."
        case .reservedPath(let path, let place):
            "\(place): \"\(PrintablePath(path))\" belongs to git, to the package manager or to catwalk, so a course may not put "
                + "anything there. Give it another path."
        case .hiddenPath(let path, let place):
            "\(place): \"\(PrintablePath(path))\" is hidden, and a course may take nothing that is hidden. Give it a name without a "
                + "dot in front."
        case .noPackage(let folder):
            "\(PrintablePath(folder)) has no Package.swift and no .catwalk.yml, so it is no package that the course could take files "
                + "of. Put the course into its package, or what it needs into its folder Package."
        case .ownCourse(let folder):
            "The progress in \(PrintablePath(folder)) names a course that lies in the folder itself, or gives no whole path. A course "
                + "stands apart from the work: make a new folder with catwalk workshop start, and copy your files."
        case .repositoryInside(let path):
            "\(PrintablePath(path)) has a git repository of its own, so the files in it can't be kept. Move its .git elsewhere, or "
                + "the whole folder out of this one."
        case .unknownExercise(let id, let known):
            "There is no exercise \"\(PrintablePath(id))\". There are: \(known.joined(separator: ", "))."
        case .noPicture(let path):
            "\(PrintablePath(path)) is no picture that browsers show. Take a JPEG, PNG, WebP, GIF or SVG, or take it out of "
                + "workshop.yml."
        case .noExerciseName(let id, let chapters):
            "\"\(PrintablePath(id))\" is no name for an exercise. Give a chapter, a slash, and a name of small letters, digits and "
                + "hyphens, such as \(chapters.first ?? "read")/names. Chapters: \(chapters.joined(separator: ", "))."
        case .noHint(let number, let exercise):
            "The exercise \(exercise) has no hint \(number) in its hints. Put one below a heading of its own."
        case .noState(let name):
            "An exercise keeps nothing as \"\(PrintablePath(name))\". Record a folder as start, solution, hint-1 to "
                + "hint-\(Exercise.hints), wrong/NAME or mistakes/NAME, with small letters, digits and hyphens."
        case .nothingChanged(let name):
            "\(PrintablePath(name)) would change nothing. Save the files of the folder, or leave the patch out."
        case .notText(let name, let path):
            "\(PrintablePath(name)) can't be made, because a patch changes text alone. \(PrintablePath(path)) is empty, or is no text. "
                + "Leave it as it was before."
        case .leftByPatch(let path):
            "\(PrintablePath(path)) was left by a patch that did not fit, and is no part of an exercise. Mend what it says, and "
                + "remove it."
        case .oldGit(let version):
            "To make patches follow takes git 2.38, and this is \(version). Install a newer one."
        case .noGit(let path):
            "No git was found on the search path \(path). Install git: the workshop keeps your work in a repository."
        case .git(let command, let reason):
            "git \(command) failed in your folder: \(reason)"
        case .gitLocked(let path):
            "\(PrintablePath(path)) says that a git is at work. If none is, a git that was stopped has left it: remove it, and try "
                + "again."
        case .tooManyFiles(let folder, let limit):
            "\(PrintablePath(folder)) has more than \(limit) files or folders, so it is no workshop's folder. Give the folder that catwalk "
                + "workshop start has made."
        case .patchDoesNotFit(let name, let reason):
            "\(PrintablePath(name)) does not fit the files that it changes. Make it anew with catwalk workshop record.\n\(reason)"
        case .mistakeDoesNotBuild(let name, let detail):
            "With the planted mistake \(PrintablePath(name)) the package does not build: \(detail) If your tests name what the "
                + "course's files do not have, take that out of them."
        case .noTests(let architecture):
            "There is no architecture \"\(PrintablePath(architecture))\" with tests in .catwalk.yml. Put it back as the exercise "
                + "has it, or run catwalk workshop reset."
        case .folderInUse(let path):
            "\(PrintablePath(path)) is there already, and is not empty. Give the name of a folder that is new."
        case .noWork(let folder):
            "\(PrintablePath(folder)) has no \(Progress.fileName), so it is no workshop's folder. Give the folder that catwalk "
                + "workshop start has made, or make one with catwalk workshop start FOLDER."
        case .damagedProgress(let fault):
            fault.text(
                "can't be read as progress",
                remedy:
                    "Your files and their commits are as they are. Make a new folder with catwalk workshop start, go to your "
                    + "exercise with next --to, and copy your files."
            )
        case .otherRepository(let folder):
            "\(PrintablePath(folder)) is not the git repository any more that Catwalk made. Your files are as they are; make a new folder with "
                + "catwalk workshop start, and copy what you want to keep."
        case .watched(let folder):
            "Another catwalk works in \(PrintablePath(folder)) already. End it, or look at what it shows."
        case .notPassed(let exercise):
            "\(exercise) is not passed yet. See what is missing with catwalk workshop check, or take another one with "
                + "catwalk workshop next --skip."
        case .over(let notPassed):
            "This was the last exercise. "
                + (notPassed.isEmpty ? "" : "Not passed yet: \(notPassed.joined(separator: ", ")). ")
                + "Look at all of them with catwalk workshop list, and take one with catwalk workshop next --to EXERCISE."
        }
    }
}
