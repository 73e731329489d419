#!/usr/bin/env python3
"""Makes the DocC catalog of the documentation's pages, for `swift package generate-documentation --target Handbook`.

The pages are written for GitHub. DocC links articles by `doc:`, reaches no files beside the catalog, and knows what
belongs together from the root page's topics: that is all that a catalog's page has of its own. Pictures are copied.
"""

import os
import re
import shutil
from pathlib import Path

from checks.pages import github_anchor
from pages import FOLDER, INDEX, headings, pages, with_prose

CATALOG = FOLDER / "Handbook/Catwalk.docc"

COMMENT = re.compile(r"^<!-- .* -->\n\n?", re.MULTILINE)
LINK = re.compile(r"\[([^\]]*)\]\(([^)\s]+)\)")
GROUP = re.compile(r"^(.+):\n\n((?:- .*\n(?:  .*\n)*)+)", re.MULTILINE)
ARTICLE = re.compile(r"\]\((?:[a-z-]+/)?([a-z-]+)\.md\)")
ROOT_PAGE = """\
# ``Handbook``

@Metadata {{
    @DisplayName("Catwalk")
}}

{introduction}

## Topics

{topics}"""

# What DocC keeps of a heading in the name that it can be linked by, beside letters, digits and hyphens.
KEPT_SIGNS = set("+<=>$^|~")


def main():
    # Made from nothing, so that no article outlives its page.
    shutil.rmtree(CATALOG, ignore_errors=True)
    CATALOG.mkdir()
    (CATALOG / "Handbook.md").write_text(root_page(INDEX.read_text()))
    for page in pages():
        if page != INDEX:
            (CATALOG / page.name).write_text(article(page))
    for picture in FOLDER.glob("*/*.jpg"):
        shutil.copy(picture, CATALOG)


def article(page):
    return with_prose(COMMENT.sub("", page.read_text()), lambda prose: linked(prose, page.relative_to(FOLDER)))


def root_page(index):
    introduction = GROUP.sub("", index.partition("\n")[2]).strip()
    topics = [f"### {title}\n\n{articles(items)}\n" for title, items in GROUP.findall(index)]
    return ROOT_PAGE.format(introduction=linked(introduction, INDEX.name), topics="\n".join(topics))


def articles(items):
    """The index says of each article what is in it; DocC takes that from the article's first paragraph."""
    return "\n".join(f"- <doc:{name}>" for name in ARTICLE.findall(items))


def linked(prose, page):
    """The prose with links as DocC has them: to articles by name, to sites as they are, to other files not at all."""

    def link(match):
        text, target = match.groups()
        if ":" in target:
            return match[0]
        name, _, anchor = target.partition("#")
        path = Path(os.path.normpath(Path(page).parent / name if name else page))
        if path.parts[0] == "..":
            return f"`{path.relative_to('..')}`"
        if path.suffix == ".jpg":
            return f"[{text}]({path.name})"
        heading = f"#{fragment(anchor, path)}" if anchor else ""
        return f"[{text}](doc:{path.stem}{heading})"

    return LINK.sub(link, prose)


def fragment(anchor, page):
    """DocC's name for the heading that GitHub calls by `anchor`."""
    for heading in headings((FOLDER / page).read_text()):
        if github_anchor(heading) == anchor:
            return docc_anchor(heading)
    raise SystemExit(f"{page} has no heading #{anchor}. Mend the link that leads there.")


def docc_anchor(heading):
    kept = "".join(sign for sign in heading if sign.isalnum() or sign in "- " or sign in KEPT_SIGNS)
    return "-".join(kept.split())


if __name__ == "__main__":
    main()
