# Does with a formula what Homebrew does to install and to test it, with as much of Homebrew as the formula asks for:
#
#     ruby act_out_formula.rb FORMULA SYSTEM PROCESSOR FOLDER
#
# SYSTEM is macos or linux, PROCESSOR arm or intel; addresses are file://. What is installed comes to FOLDER.
require "digest"
require "fileutils"
require "open3"
require "pathname"
require "tmpdir"

FORMULA, SYSTEM, PROCESSOR, FOLDER = ARGV

class Pathname
  def install(*files)
    mkpath
    files.flatten.each { |file| FileUtils.mv(file, self) }
  end

  def write_exec_script(target)
    mkpath
    script = self/target.basename
    script.write("#!/bin/bash\nexec \"#{target}\" \"$@\"\n")
    script.chmod(0o755)
  end
end

class Formula
  class << self
    attr_reader :facts, :trial

    def inherited(formula)
      super
      formula.instance_variable_set(:@facts, {})
      Formula.instance_variable_set(:@last, formula)
    end

    def last
      @last
    end

    %i[desc homepage version license url sha256].each do |fact|
      define_method(fact) { |value| facts[fact] = value }
    end

    def depends_on(*); end

    def on_macos = (yield if SYSTEM == "macos")
    def on_linux = (yield if SYSTEM == "linux")
    def on_arm = (yield if PROCESSOR == "arm")
    def on_intel = (yield if PROCESSOR == "intel")

    def test(&block)
      @trial = block
    end
  end

  def prefix = Pathname(FOLDER).realpath
  def bin = prefix/"bin"
  def libexec = prefix/"libexec"
  def testpath = @testpath ||= Pathname(Dir.mktmpdir)
  def version = self.class.facts[:version]

  def shell_output(command)
    output, status = Open3.capture2(command)
    raise "#{command}: #{status}" unless status.success?

    output
  end

  def assert_match(part, whole)
    raise "#{whole} has no #{part}" unless whole.include?(part)
  end
end

load FORMULA
facts = Formula.last.facts
archive = Pathname(facts[:url].delete_prefix("file://"))
abort "#{facts[:url]} is gone." unless archive.file?
abort "#{facts[:url]} has another checksum." unless Digest::SHA256.file(archive).hexdigest == facts[:sha256]
Dir.mktmpdir do |unpacked|
  Dir.chdir(unpacked) do
    system("tar", "-xzf", archive.to_s, exception: true)
    Formula.last.new.install
  end
end
formula = Formula.last.new
formula.instance_eval(&Formula.last.trial)
formula.testpath.rmtree
puts "#{formula.bin}/catwalk works"
