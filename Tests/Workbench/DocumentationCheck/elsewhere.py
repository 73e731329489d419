"""The commands that the check of the documentation's commands leaves out, each with the reason."""

CALLGRIND = "needs valgrind, and minutes; .ci/run has it for three scenarios"
CHROMIUM = "needs Chromium and its driver, which are not part of the toolchain"
LONG = "takes from minutes to an hour"
REBUILDS = "builds all of Catwalk anew"
SHOWS = "does not end by itself; Tests/Workbench/PageCheck/check_stage.py has it"
STEP = ".ci/run has it as a step of its own"

ELSEWHERE = {
    ".ci/run": "runs this check itself",
    "swift test": STEP,
    "swift test --filter '^ReduxTests'": "Tests/Sample/check_fifth.py does it with a copy of MVP",
    "swift build --product catwalk": ".ci/run tries it as a step of the action",
    "Tests/Workbench/DocumentationCheck/make_catalog.py": STEP,
    "swift package generate-documentation --target Handbook": STEP,
    "Tests/Workbench/DocumentationCheck/check_pages.py --write": ".ci/run has it without --write",
    "Tests/Workbench/DocumentationCheck/check_commands.py": "is this check",
    "swift run catwalk bench": CALLGRIND,
    "swift run catwalk scale": LONG,
    "swift run catwalk bench --counted --scenario save": CALLGRIND,
    "swift run catwalk bench --check": CALLGRIND,
    "swift run catwalk bench --update": CALLGRIND,
    "swift run catwalk bench --timed --rounds 200": LONG,
    "swift run catwalk bench --memory": "builds for release",
    "swift run catwalk bench --built": LONG,
    "Tests/Workbench/BenchmarkCheck/check_benchmarks.py": CALLGRIND,
    "swift package benchmark": REBUILDS,
    "Benchmarks/Measure/measure_speed.py": REBUILDS,
    "Benchmarks/Measure/measure_growth.py": REBUILDS,
    'TSAN_OPTIONS="suppressions=$PWD/Tests/Sanitizers/thread.suppressions" swift test --sanitize thread '
    "--scratch-path .build-thread --no-parallel --skip FormulaLengthTests": REBUILDS,
    'ASAN_OPTIONS="quarantine_size_mb=1:thread_local_quarantine_size_kb=64:detect_leaks=0" swift test --sanitize address '
    "--scratch-path .build-address --no-parallel --skip FormulaLengthTests": REBUILDS,
    "Tests/Workbench/RepeatedCheck/repeat_check.sh": REBUILDS,
    "Tests/Workbench/AgreementCheck/check_agreement.py": "builds other packages; .ci/run has it with --fresh",
    "Tests/Workbench/AgreementCheck/check_agreement.py --write": "builds other packages; .ci/run has it with --fresh",
    "Tests/Workbench/AgreementCheck/check_agreement.py --fresh": STEP,
    "./compare_lines.py PACKAGES --cloc --into ../../../Documentation/lines.md": "needs cloc and a folder of packages",
    "Tests/Workbench/LineCheck/compare_lines.py PACKAGES": "needs a folder of packages",
    "catwalk scale": LONG,
    "catwalk scale --up-to 8 --rounds 1": LONG,
    "catwalk scale --architecture VIPER": LONG,
    "python3 Tests/Sample/behaviours.py": LONG,
    "Tests/Sample/behaviours.py --write": ".ci/run has it with --check",
    "Tests/Sample/fairness.py --write": ".ci/run has it without --write",
    "python3 Tests/Sample/survivors.py": LONG,
    "python3 Tests/Sample/survivors.py --leaks": STEP,
    "python3 Tests/Sample/fairness.py": ".ci/run does one in six",
    "python3 Tests/Sample/fairness.py --costs": CALLGRIND,
    "python3 Tests/Sample/fairness.py --play": LONG,
    "python3 Tests/Sample/navigation.py --write": LONG,
    "Tests/Workbench/BenchmarkCheck/check_times.py": LONG,
    "(cd Tests/Workbench/FormatCheck && ../../../.build/formats/bin/python -m unittest)": LONG,
    "Tests/Sample/CatsCheck/check_growth.py": LONG,
    "Tests/Workbench/KillCheck/check_kills.py": LONG,
    "Tests/Workbench/KillCheck/check_limits.py --every": LONG,
    "Tests/Workbench/KillCheck/check_documents.py --every": LONG,
    "Tests/Workbench/StrangerCheck/check_configurations.py": LONG,
    "python3 Tests/Workbench/Fuzz/fuzz.py": LONG,
    "python3 Tests/Sample/check-sepia.py PHOTO.svg": CHROMIUM,
    "Tests/Workbench/PageCheck/check_page.py": CHROMIUM,
    "swift run catwalk show": SHOWS,
    "swift run catwalk show --no-open --port 8080": SHOWS,
    "apt-get install chromium chromium-driver": "changes the machine",
    "pip install --no-deps -r Tests/Workbench/PageCheck/requirements.txt": "changes the machine",
    "xcrun llvm-cov export -instr-profile Coverage.profdata App.app/App > coverage.json": "needs macOS",
}
