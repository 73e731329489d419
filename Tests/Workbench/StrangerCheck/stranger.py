"""A repository whose owner wants something of his run: all that git and Swift run where they are told to, is a trap."""

import shutil
from pathlib import Path

from checks import TWINS, git, program, write

HOOKS = (
    "post-index-change", "post-checkout", "pre-commit", "post-commit", "reference-transaction", "fsmonitor-watchman",
    "pre-auto-gc", "post-rewrite", "sendemail-validate", "proc-receive", "post-merge", "pre-push",
)


class Stranger:
    """The twins in two commits and a signed third one, with a file that was changed since."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.subject = self.folder / "subject"
        self.owned = self.folder / "owned"
        text = f"#!/bin/sh\necho \"$0 $*\" >> '{self.owned}'\ncat > /dev/null\nexit 1\n"
        self.trap = program(self.folder / "trap", text)
        shutil.copytree(TWINS, self.subject)
        self.commit_all()
        self.set_traps()

    def git(self, *arguments, folder=None, **options):
        return git(folder or self.subject, *arguments, **options)

    def commit_all(self):
        write(self.subject, {
            ".gitignore": ".build/\n",
            ".gitattributes": "* filter=trap diff=trap merge=trap\n",
            "Package.swift": "// swift-tools-version: 6.2\nimport Foundation\nimport PackageDescription\n"
            f"let process = try! Process.run(URL(filePath: \"{self.trap}\"), arguments: [\"manifest\"])\n"
            "let package = Package(name: \"Twins\")\n",
        })
        self.git("init", "--quiet", "--initial-branch", "main")
        inner = self.subject / "Inner"
        inner.mkdir()
        self.git("init", "--quiet", folder=inner)
        (inner / "A.swift").write_text("struct A {}\n")
        self.git("add", ".", folder=inner)
        self.git("commit", "--quiet", "--message", "Inner", folder=inner)
        (self.subject / ".gitmodules").write_text('[submodule "Inner"]\n\tpath = Inner\n\turl = ./Inner\n')
        self.git("-c", "advice.addEmbeddedRepo=false", "add", ".")
        self.git("commit", "--quiet", "--message", "One")
        self.view.write_text(self.view.read_text() + "\nstruct NewScreen {}\n")
        self.git("commit", "--quiet", "--all", "--message", "Two")
        # Whoever is asked to show signatures runs what checks them.
        commit = self.git("cat-file", "commit", "HEAD").replace("\n\n", "\ngpgsig -----BEGIN PGP SIGNATURE-----\n x\n -----END PGP SIGNATURE-----\n\n", 1)
        commit = commit.replace("parent", f"parent {self.git('rev-parse', 'HEAD')}\nparent", 1)
        signed = self.git("hash-object", "-t", "commit", "-w", "--stdin", input=commit + "\n")
        self.git("reset", "--quiet", "--soft", signed)

    @property
    def view(self):
        return self.subject / "Sources/Right/Greet/GreetView.swift"

    def set_traps(self):
        trap = str(self.trap)
        settings = {
            "core.fsmonitor": trap, "core.pager": trap, "core.editor": trap, "core.sshCommand": trap, "core.askPass": trap,
            "core.gitProxy": trap, "core.alternateRefsCommand": trap, "core.attributesFile": str(self.folder / "attributes"),
            "pager.log": trap, "pager.status": trap, "diff.external": trap, "diff.trap.textconv": trap, "diff.trap.command": trap,
            "filter.trap.clean": f"{trap} clean", "filter.trap.smudge": f"{trap} smudge", "filter.trap.required": "true",
            "merge.trap.driver": trap, "merge.tool": "trap", "mergetool.trap.cmd": trap, "gpg.program": trap, "gpg.ssh.program": trap,
            "log.showSignature": "true", "credential.helper": trap, "interactive.diffFilter": trap, "submodule.recurse": "true",
            "status.submoduleSummary": "true", "submodule.Inner.active": "true",
            "protocol.ext.allow": "always", "remote.origin.url": f"ext::{trap} %S", "remote.origin.promisor": "true",
            "remote.origin.uploadpack": trap, "core.repositoryFormatVersion": "1", "extensions.partialClone": "origin",
            "alias.log": f"!{trap}", "alias.status": f"!{trap}", "uploadpack.packObjectsHook": trap, "gc.auto": "1",
        }
        inner = self.subject / "Inner"
        self.git("config", "core.fsmonitor", trap, folder=inner)
        for hooks in (self.subject / ".git/hooks", inner / ".git/hooks"):
            hooks.mkdir(exist_ok=True)
            for name in HOOKS:
                shutil.copy(self.trap, hooks / name)
        (self.folder / "attributes").write_text("* filter=trap diff=trap\n")
        (self.subject / ".git/info").mkdir(exist_ok=True)
        (self.subject / ".git/info/attributes").write_text("* filter=trap diff=trap\n")
        with self.view.open("a") as file:
            file.write("// Changed, and in no commit.\n")
        for name, value in settings.items():
            self.git("config", name, value)
        for name in ("git", "swift", "xcrun", "llvm-cov"):
            shutil.copy(self.trap, self.subject / name)

    def sprung(self):
        """What the traps have caught, which is forgotten by that."""
        lines = self.owned.read_text().splitlines() if self.owned.exists() else []
        self.owned.unlink(missing_ok=True)
        return lines

    def lose_an_object(self):
        """Takes away a file's contents, which git would fetch from where the configuration says."""
        hash = self.git("-c", "core.fsmonitor=false", "rev-parse", "HEAD~1:Sources/Right/Greet/GreetView.swift")
        path = self.subject / ".git/objects" / hash[:2] / hash[2:]
        path.chmod(0o600)
        path.unlink()
