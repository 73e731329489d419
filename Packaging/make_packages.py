#!/usr/bin/env python3
"""Makes of the archives of .ci/release what other tools install: run by the release's workflow.

    make_packages.py FOLDER PLUGIN

The archives of all systems lie in FOLDER, and these come beside them:

    catwalk.artifactbundle.zip   the programs of all systems, as the Swift package manager and nest take them
    catwalk-bundle.sha256        its checksum, under a name that nest does not take for a bundle
    catwalk.rb                   a formula for Homebrew

PLUGIN becomes a package of nothing but the plugin `swift package catwalk`, which takes the bundle. The same archives
make the same bytes. Exits with 2 if an archive is missing.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent

# The archives, and for which triples the program in each is.
ARCHIVES = {
    "catwalk-linux-aarch64": ["aarch64-unknown-linux-gnu"],
    "catwalk-linux-x86_64": ["x86_64-unknown-linux-gnu"],
    "catwalk-macos": ["arm64-apple-macosx", "x86_64-apple-macosx"],
}


def told(*option):
    return subprocess.run([HERE.parent / ".ci/version", *option], check=True, text=True, capture_output=True).stdout.strip()


def checksum(path):
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def bundle(folder, version):
    """Writes the bundle, and returns its checksum."""
    path = folder / "catwalk.artifactbundle.zip"
    root = path.stem
    variants = [{"path": f"{name}/catwalk", "supportedTriples": triples} for name, triples in ARCHIVES.items()]
    info = {"schemaVersion": "1.0", "artifacts": {"catwalk": {"type": "executable", "version": version, "variants": variants}}}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as zipped:
        zipped.writestr(entry(f"{root}/info.json", 0o644), json.dumps(info, indent=2) + "\n")
        for name in ARCHIVES:
            with tarfile.open(folder / f"{name}.tar.gz") as archive:
                for member in sorted((member for member in archive if member.isfile()), key=lambda member: member.name):
                    content = archive.extractfile(member).read()
                    zipped.writestr(entry(f"{root}/{name}/{member.name}", member.mode & 0o777), content)
    (folder / "catwalk-bundle.sha256").write_text(f"{checksum(path)}  {path.name}\n")
    return checksum(path)


def entry(name, mode):
    """A file of the bundle, with a fixed date and the right to be started."""
    info = zipfile.ZipInfo(name)
    info.compress_type = zipfile.ZIP_DEFLATED
    info.external_attr = (0o100000 | mode) << 16
    return info


def plugin(folder, address, digest):
    shutil.copytree(HERE / "Plugin", folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*"))
    manifest = folder / "Package.swift"
    text = manifest.read_text().replace("ADDRESS", f"{address}/catwalk.artifactbundle.zip").replace("CHECKSUM", digest)
    manifest.write_text(text)


def formula(folder, publisher, version, address):
    text = (HERE / "catwalk.rb").read_text()
    for name in ARCHIVES:
        text = text.replace(f"CHECKSUM {name}.tar.gz", checksum(folder / f"{name}.tar.gz"))
    for placeholder, value in [("OWNER", publisher), ("VERSION", version), ("ADDRESS", address)]:
        text = text.replace(placeholder, value)
    (folder / "catwalk.rb").write_text(text)


def main():
    if len(sys.argv) != 3 or sys.argv[1].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(sys.argv[1])
    missing = [name for name in ARCHIVES if not (folder / f"{name}.tar.gz").is_file()]
    if missing:
        print(f"{folder} lacks {', '.join(f'{name}.tar.gz' for name in missing)}. .ci/release makes it there.", file=sys.stderr)
        return 2
    tag, publisher = told(), told("--publisher")
    address = f"https://github.com/{publisher}/catwalk/releases/download/{tag}"
    plugin(Path(sys.argv[2]), address, bundle(folder, tag.removeprefix("v")))
    formula(folder, publisher, tag.removeprefix("v"), address)
    return 0


if __name__ == "__main__":
    sys.exit(main())
