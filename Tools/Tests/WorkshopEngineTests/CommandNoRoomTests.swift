import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Commanding {
  /// A checkout that cannot be written, and a disk that is full.
  @Suite struct CommandNoRoomTests {
    let copy: TestCourse
    let step: Course.Step
    let exercise: String

    init() throws {
      copy = try TestCourse(only: sampleStep)
      step = try copy.step(sampleStep)
      exercise = copy.layout.exercise(step)
    }

    private func put(_ path: String, _ text: String, rights: mode_t) throws {
      try copy.write(path, text)
      try #require(chmod(copy.layout.url(path).path, rights) == 0)
    }

    private func ordinarily(_ arguments: String) async throws -> Completion {
      try await copy.shell("\"$COMMAND\" \(arguments)", through: Rights.ordinary)
    }

    @Test(
      "In a read-only checkout what can be shown is shown, and the rest is told",
      .enabled(if: Rights.canBeOrdinary, "root needs setpriv to be refused anything"))
    func readOnly() async throws {
      let mine = try copy.read(exercise) + "// mine\n"
      try copy.write(exercise, mine)
      try copy.write("Playgrounds/\(copy.course.stage(of: step).folder).swift", "print(1)\n")
      try copy.remove(".workshop/cache")
      try await lock(true)
      for verb in [
        "status", "list", "help", "solution \(sampleStep)", "hint \(sampleStep) --again",
      ] {
        let result = try await ordinarily(verb)
        #expect(result.end == .exited(0), "\(verb): \(result.errors)")
      }
      let refused = [
        "check", "watch", "hint", "predict \(sampleStep) --answer a", "run 1", "verify", "soak",
        "reset all", "solve all", "new-step new --stage 1 --number 9 --title New",
      ]
      for verb in refused {
        let result = try await ordinarily(verb)
        #expect(result.end == .exited(2), "\(verb): \(result.output)")
        #expect(result.errors.contains("cannot be written: permission denied."), "\(verb)")
        #expect(result.errors.contains("Clone the workshop where you may write."), "\(verb)")
        #expect(!result.errors.contains("NSCocoa"), "\(verb)")
      }
      let doctor = try await ordinarily("doctor")
      #expect(doctor.end == .exited(2))
      #expect(doctor.output.contains("✗ .workshop/ can be written"))
      try await lock(false)
      #expect(try copy.read(exercise) == mine)
      #expect(copy.folder.names(".workshop").isEmpty)
    }

    private func lock(_ isLocked: Bool) async throws {
      let change = try await copy.shell("chmod -R \(isLocked ? "a-w" : "u+w") .")
      try #require(change.end == .exited(0))
    }

    @Test(
      "A file that may not be read is moved aside whole, progress and exercise alike",
      .enabled(if: Rights.canBeOrdinary, "root needs setpriv to be refused anything"))
    func unreadable() async throws {
      try put(exercise, "let mine = 1\n", rights: 0)
      try put(".workshop/progress.json", #"{"precious": true}"#, rights: 0)
      let checked = try await ordinarily("check \(sampleStep)")
      #expect(checked.end == .exited(1))
      #expect(checked.output.contains("Permission denied"))
      #expect(checked.errors.contains("cannot be read: permission denied"))
      #expect(try await ordinarily("reset \(sampleStep)").end == .exited(0))
      let change = try await copy.shell("chmod -R u+r .")
      try #require(change.end == .exited(0))
      let kept = try #require(copy.folder.names(".workshop/kept").first)
      #expect(try copy.read(".workshop/kept/\(kept)") == "let mine = 1\n")
      let aside = try #require(
        copy.folder.names(".workshop").first { $0.hasPrefix("progress-unreadable") })
      #expect(try copy.read(".workshop/\(aside)") == #"{"precious": true}"#)
    }

    /// Progress that is longer than the limit of the next test.
    private func longProgress() throws -> String {
      let store = Workspace(layout: copy.layout).store
      try store.update { progress in
        for number in 0..<400 { progress.steps["step-\(number)", default: .init()].hints = 3 }
      }
      return try copy.read(".workshop/progress.json")
    }

    @Test("A write that is cut off in the middle leaves the old file whole, and nothing beside it")
    func cutOff() async throws {
      // Once without a limit, so that the program that settles the question is there.
      #expect(try await copy.workshop("predict", sampleStep, "--answer", "a").end == .exited(0))
      let progress = try longProgress()
      let mine = String(repeating: "// mine\n", count: 20_000)
      try copy.write(exercise, mine)
      let limit = "trap '' XFSZ; ulimit -f 8"
      let predicted = try await copy.shell(
        "\(limit); exec \"$COMMAND\" predict \(sampleStep) --answer b")
      #expect(predicted.end == .exited(0), "\(predicted.errors)")
      #expect(predicted.output.contains("It prints: "))
      #expect(predicted.errors.contains("Your progress could not be saved: "))
      #expect(predicted.errors.contains("progress.json cannot be written"))
      let reset = try await copy.shell("\(limit); exec \"$COMMAND\" reset \(sampleStep)")
      #expect(reset.end == .exited(2))
      #expect(reset.errors.contains(".workshop/kept/"))
      #expect(reset.errors.contains("cannot be written"))
      #expect(try copy.read(".workshop/progress.json") == progress)
      #expect(try copy.read(exercise) == mine)
      #expect(copy.folder.names(".workshop/kept").isEmpty)
      #expect(copy.folder.names(".workshop").allSatisfy { !$0.contains(".new-") })
    }

    @Test("Reports that cannot be written are told, and none is left half written")
    func reports() async throws {
      try copy.write("handed-in/note", "")
      let grade = "exec \"$COMMAND\" grade handed-in --report reports --confinement none"
      _ = try await copy.shell(grade)
      let report = try copy.read("reports/report.json")
      let result = try await copy.shell("trap '' XFSZ; ulimit -f 1; \(grade)")
      #expect(result.end == .exited(2))
      #expect(result.errors.contains("The reports cannot be written: "), "\(result.errors)")
      #expect(result.errors.contains("report.json cannot be written"))
      #expect(try copy.read("reports/report.json") == report)
      #expect(copy.folder.names("reports") == ["junit.xml", "report.json", "summary.md"])
      try copy.write("file", "")
      let folder = try await copy.workshop("grade", "handed-in", "--report", "file/reports")
      #expect(folder.end == .exited(2))
      #expect(folder.errors.contains("file/reports cannot hold the reports: "))
      #expect(!folder.errors.contains("NSCocoa"), "\(folder.errors)")
    }

    @Test(
      "On a full disk nothing is lost, and no right answer is refused",
      .enabled(if: Rights.canMount, "no small disk can be mounted here"))
    func fullDisk() async throws {
      try copy.write(exercise, copy.read(copy.layout.solution(step)))
      try copy.remove(".workshop/cache")
      let result = try await copy.shell(
        """
        mount -t tmpfs -o size=64k workshop-test .workshop || exit 99
        ln -s '\(TestCourse.cache.root.path)' .workshop/cache
        "$COMMAND" predict \(sampleStep) --answer a >/dev/null
        cp .workshop/progress.json before
        cat /dev/zero >.workshop/filler 2>/dev/null
        "$COMMAND" predict \(sampleStep) --answer b >/dev/null 2>predict.errors
        echo "predict $?"
        "$COMMAND" check \(sampleStep) >check.output 2>check.errors
        echo "check $?"
        "$COMMAND" reset \(sampleStep) >/dev/null 2>reset.errors
        echo "reset $?"
        cmp before .workshop/progress.json && ls -A .workshop .workshop/kept >names
        rm -r .workshop/cache .workshop/filler
        mkdir .workshop/cache
        cat /dev/zero >.workshop/filler 2>/dev/null
        "$COMMAND" check \(sampleStep) >/dev/null 2>compile.errors
        echo "compile $?"
        cmp before .workshop/progress.json && ls .workshop/cache >entries
        """, through: Rights.ownMounts)
      #expect(
        result.output == "predict 0\ncheck 0\nreset 2\ncompile 2\n",
        "\(result.output)\(result.errors)")
      #expect(try copy.read("predict.errors").contains("could not be saved: "))
      #expect(try copy.read("predict.errors").contains("the disk is full"))
      #expect(try copy.read("check.output").contains("Passed."))
      #expect(try copy.read("check.errors").contains("Make some room there"))
      #expect(try copy.read("reset.errors").contains("the disk is full"))
      #expect(try !copy.read("names").contains(".new-"))
      #expect(try !copy.read("names").contains("\(sampleStep)-"))
      #expect(try copy.read(exercise) == copy.read(copy.layout.solution(step)))
      let words = try copy.read("compile.errors")
      #expect(words.contains("is full"), "\(words)")
      #expect(try !copy.read("entries").contains("draft-"))
    }

    @Test(
      "A compiler without room is no answer that does not build",
      .enabled(if: Rights.canMount, "no small disk can be mounted here"))
    func noRoomToCompile() async throws {
      try copy.write(exercise, copy.read(copy.layout.solution(step)))
      try copy.remove(".workshop/cache")
      let result = try await copy.shell(
        """
        mount -t tmpfs -o size=1m workshop-test .workshop || exit 99
        "$COMMAND" check \(sampleStep)
        code=$?
        ls -A .workshop .workshop/cache >names
        exit $code
        """, through: Rights.ownMounts)
      #expect(result.end == .exited(2), "\(result.output)")
      #expect(result.errors.contains("Nothing could be compiled; this is not your file."))
      #expect(result.errors.contains("No space left on device"))
      #expect(result.output.isEmpty)
      let names = try copy.read("names")
      #expect(!names.contains("progress.json\n"), "nothing has been judged")
      #expect(!names.contains("draft-"))
    }
  }
}
