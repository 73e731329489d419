import Foundation
import Support
import Toolchain
import Words

extension BuildErrors {
    /// What the sources need and the package that catwalk builds does not have.
    public enum Lack: Hashable, Sendable {
        /// A module that is neither the toolchain's nor the subject's.
        case module(String)
        /// The resources of a module, which only its own package's manifest names.
        case resources
        /// Sources of another language than Swift beside them.
        case otherLanguage
        /// A name that Apple's other systems have, and this one does not.
        case otherSystem(name: String)
        /// A name that macOS has from that version on, which no manifest of the sources asks for.
        case newerMacOS(name: String, version: String)
        /// A program of the package that its tests start.
        case program(String)
        /// Perhaps the settings of the Xcode project that some of the sources lie in; `error` is what the compiler says.
        case projectSettings(error: String)
    }
}

extension BuildErrors.Lack {
    /// `nil` if the error tells of something else.
    init?(_ error: BuildError, on host: HostSystem) {
        let message = error.message
        if let module = message.prefixMatch(of: /no such module '([^']+)'/)?.1 {
            // Each toolchain has it: on a Mac the command line tools are in use, which do not find it.
            if module == "Testing" { return nil }
            self = .module(String(module))
        } else if message.hasPrefix("type 'Bundle' has no member 'module'") {
            self = .resources
        } else if error.place == nil, message.contains("mixed language source files") {
            self = .otherLanguage
        } else if let name = message.prefixMatch(of: /'([^']+)' is unavailable in macOS/)?.1 {
            self = .otherSystem(name: String(name))
        } else if host == .macOS,
            let name = message.prefixMatch(of: /cannot find (?:type )?'(UI[A-Z]\w*)' in scope/)?.1
        {
            // SwiftUI is there on a Mac, so an app for iOS alone fails no earlier than at UIKit's names.
            self = .otherSystem(name: String(name))
        } else if let found = message.prefixMatch(of: /'([^']+)' is only available in macOS ([0-9.]+) or newer/) {
            self = .newerMacOS(name: String(found.1), version: String(found.2))
        } else {
            return nil
        }
    }

    /// Whether an error may be there only because something is missing: of a name that is not known, and of what uses it.
    static func mayLead(to error: BuildError) -> Bool {
        error.message.contains(
            #/^(cannot find |cannot infer |'super' |reference to member |no such module 'Testing')/#
        )
            || error.message.contains(#/^(value of )?(optional )?type '.*' (has no member|does not conform to) /#)
            || error.message.contains(#/ (does not override any |could not be inferred|actor-isolated )/#)
    }

    /// Whether the sources have at the error's place what it speaks of: the module in an import, or a name.
    ///
    /// `#error` prints any text as an error, at the text itself.
    func isShown(by error: BuildError, in root: URL) -> Bool {
        if self == .otherLanguage { return true }
        guard let (before, after) = error.source(in: root) else { return false }
        if case .module(let name) = self {
            return before.contains("import") && after.drop { $0 == "`" }.hasPrefix(name)
        }
        return !after.isEmpty && !after.drop { $0 == "#" }.hasPrefix("\"")
    }
}

extension BuildErrors.Lack: CustomStringConvertible {
    public var description: String { words.en }

    /// What is missing, in a sentence for each language.
    public var words: Words {
        switch self {
        case .module(let name):
            Words(
                en:
                    "The sources import \(PrintablePath(name)), which is neither in the toolchain here nor among the folders "
                    + "that .catwalk.yml names.",
                zh: "源代码导入 \(PrintablePath(name))，这里的工具链和 .catwalk.yml 所列的文件夹中都没有它。"
            )
        case .program(let name):
            Words(
                en:
                    "A failing test asks for the program \(PrintablePath(name)). The package of the sources has it, and the one "
                    + "that Catwalk builds of the folders that .catwalk.yml names does not.",
                zh: "一个失败的测试需要程序 \(PrintablePath(name))。源代码自己的包中有它，而 Catwalk 用 .catwalk.yml 所列的文件夹构建的包中没有。"
            )
        case .otherLanguage:
            Words(
                en:
                    "A folder that .catwalk.yml names has another language beside Swift, and the package manager, with which "
                    + "Catwalk builds, takes one language a folder.",
                zh: ".catwalk.yml 所列的一个文件夹中除 Swift 外还有别的语言，而 Catwalk 用来构建的包管理器每个文件夹只接受一种语言。"
            )
        case .resources:
            Words(
                en:
                    "The sources use Bundle.module, and the package that Catwalk builds of the folders that .catwalk.yml names "
                    + "has no resources.",
                zh: "源代码使用 Bundle.module，而 Catwalk 用 .catwalk.yml 所列的文件夹构建的包没有资源。"
            )
        case .otherSystem(let name):
            Words(
                en:
                    "\(PrintablePath(name)) is declared neither in the sources nor on this system. Catwalk builds for the system "
                    + "that it runs on; the code may be for another one.",
                zh: "源代码和这个系统都没有声明 \(PrintablePath(name))。Catwalk 只为自己所在的系统构建；代码可能是为别的系统编写的。"
            )
        case .newerMacOS(let name, let version):
            Words(
                en:
                    "\(PrintablePath(name)) in the sources needs macOS \(version). Catwalk builds for the version that their "
                    + "Package.swift names, or for that of this Mac.",
                zh: "源代码使用 macOS \(version) 才有的 \(PrintablePath(name))，而 Catwalk 为它们的 Package.swift 所写的版本或这台 Mac 的版本构建。"
            )
        case .projectSettings(let error):
            Words(
                en:
                    "The compiler stops at: \(PrintablePath(error)). Some of the sources have no Package.swift and lie in an Xcode "
                    + "project. Catwalk does not read its build settings, and they may be what is missing.",
                zh:
                    "编译器停在：\(PrintablePath(error))。一部分源代码没有 Package.swift，属于一个 Xcode 项目。Catwalk 不读取项目的构建设置，缺少的可能就是这些设置。"
            )
        }
    }
}
