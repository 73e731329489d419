# For a tap: a repository named homebrew-catwalk with this file in Formula/. The release's workflow writes it.
class Catwalk < Formula
  desc "Compare the architectures of a Swift app with numbers"
  homepage "https://github.com/OWNER/catwalk"
  version "VERSION"
  license "MIT"

  on_macos do
    depends_on macos: :sonoma
    url "ADDRESS/catwalk-macos.tar.gz"
    sha256 "CHECKSUM catwalk-macos.tar.gz"
  end

  on_linux do
    on_arm do
      url "ADDRESS/catwalk-linux-aarch64.tar.gz"
      sha256 "CHECKSUM catwalk-linux-aarch64.tar.gz"
    end
    on_intel do
      url "ADDRESS/catwalk-linux-x86_64.tar.gz"
      sha256 "CHECKSUM catwalk-linux-x86_64.tar.gz"
    end
  end

  def install
    # On macOS 14 and 15 the program loads a library from beside it.
    libexec.install Dir["*"]
    bin.write_exec_script libexec/"catwalk"
  end

  test do
    (testpath/"Cat.swift").write "struct Cat {}\n"
    assert_match version.to_s, shell_output("#{bin}/catwalk --version")
    assert_match "Cat.swift", shell_output("#{bin}/catwalk measure --format json #{testpath}")
  end
end
