import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

extension Slow.Commanding {
  /// Files of the learner's and of the course that are not what they should be.
  @Suite struct CommandBadFileTests {
    let copy: TestCourse
    let step: Course.Step
    let exercise: String
    private var file: URL { copy.layout.url(exercise) }

    init() throws {
      copy = try TestCourse(only: sampleStep)
      step = try copy.step(sampleStep)
      exercise = copy.layout.exercise(step)
    }

    enum Kind: String, CaseIterable {
      case empty, blank, notUTF8, tenMegabytes, folder, link, deadLink, pipe, missing
    }

    private func put(_ kind: Kind) throws {
      try copy.remove(exercise)
      switch kind {
      case .empty: try Data().write(to: file)
      case .blank: try Data(" \n\t\n".utf8).write(to: file)
      case .notUTF8: try Data([0x6C, 0xFF, 0xFE]).write(to: file)
      case .tenMegabytes: try Data(repeating: UInt8(ascii: "/"), count: 10 << 20).write(to: file)
      case .folder: try copy.write("\(exercise)/mine.swift", "let mine = 1\n")
      case .link:
        try copy.write("mine.swift", "let mine = 1\n")
        try FileManager.default.createSymbolicLink(
          at: file, withDestinationURL: copy.layout.url("mine.swift"))
      case .deadLink:
        try FileManager.default.createSymbolicLink(
          atPath: file.path, withDestinationPath: "nowhere")
      case .pipe: try #require(mkfifo(file.path, 0o600) == 0)
      case .missing: break
      }
    }

    private func words(_ kind: Kind) -> String {
      switch kind {
      case .empty, .blank: "it is empty."
      case .notUTF8: "it is not UTF-8 text."
      case .tenMegabytes: "it is larger than 256 KiB."
      case .folder, .pipe: "it is not a regular file."
      case .link, .deadLink: "it is a symbolic link."
      case .missing: "there is no such file."
      }
    }

    @Test(
      "An exercise that cannot be judged is told with the way back, and reset keeps it",
      arguments: Kind.allCases)
    func told(kind: Kind) async throws {
      try put(kind)
      let check = try await copy.workshop("check", sampleStep)
      #expect(check.end == .exited(1))
      let report = check.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(report.contains("\(exercise) cannot be judged: \(words(kind))"), "\(report)")
      #expect(check.output.contains("./workshop reset \(sampleStep)"))
      for verb in ["hint", "solution"] {
        let result = try await copy.workshop(verb, sampleStep)
        #expect(result.end == .exited(2), "\(verb)")
        #expect(result.errors.contains("\(exercise) cannot be judged: \(words(kind))"), "\(verb)")
        #expect(result.errors.contains("./workshop reset \(sampleStep)"), "\(verb)")
      }
      let entry = Workspace(layout: copy.layout).store.read().progress.steps[sampleStep]
      #expect(entry?.status == .skipped)
      #expect(entry?.hints == nil, "a hint that could not be chosen is not used up")
      let status = try await copy.workshop("status")
      #expect(status.end == .exited(0))
      let isThere = [.empty, .blank, .notUTF8, .tenMegabytes].contains(kind)
      #expect(status.output.contains("missing or unreadable: ./workshop reset") == !isThere)
      try await resetKeeps(kind)
    }

    private func resetKeeps(_ kind: Kind) async throws {
      let theirs = try? Data(contentsOf: file)
      let result = try await copy.workshop("reset", sampleStep)
      #expect(result.end == .exited(0), "\(result.errors)")
      #expect(try copy.read(exercise) == copy.read(copy.layout.starter(step)))
      #expect(RegularFile.isThere(file))
      let kept = copy.folder.names(".workshop/kept").map { copy.layout.url(".workshop/kept/\($0)") }
      #expect(kept.count == (kind == .missing ? 0 : 1))
      guard let kept = kept.first else { return }
      #expect(result.output.contains(kept.lastPathComponent))
      switch kind {
      case .folder:
        #expect(copy.folder.names(".workshop/kept/\(kept.lastPathComponent)") == ["mine.swift"])
      case .deadLink:
        #expect(
          try FileManager.default.destinationOfSymbolicLink(atPath: kept.path) == "nowhere")
      case .pipe: #expect(!RegularFile.isThere(kept))
      default: #expect(try Data(contentsOf: kept) == theirs)
      }
    }

    @Test("verify complains of an exercise that holds no text, and goes on")
    func verify() async throws {
      for kind in [Kind.notUTF8, .folder, .pipe] {
        try put(kind)
        let result = try await copy.workshop("verify", sampleStep, "--json")
        #expect(result.end == .exited(1), "\(kind): \(result.errors)")
        let findings = try JSONDecoder().decode(
          CourseLinter.Findings.self, from: Data(result.output.utf8))
        let complaint = try #require(findings.complaints.first)
        #expect(complaint.rule == .missingFile, "\(kind)")
        #expect(complaint.path == exercise, "\(kind)")
      }
    }

    @Test(
      "A Course.json that is at fault is told by every verb, and is not touched",
      arguments: [
        (#""minutes""#, #""minuets""#, "minutes is missing"),
        (#""title""#, #""author": "me", "title""#, "unknown key author"),
        (#""schema": 1,"#, #""schema": 1,,"#, "not valid JSON, at line 2"),
        (#""mode": "app""#, #""mode": "apple""#, "“apple”"),
        (#""minutes": "#, #""minutes": -"#, "\(sampleStep) has a number, minutes or seconds"),
      ])
    func course(old: String, new: String, words: String) async throws {
      let text = try copy.read("Course.json")
      let place = try #require(text.range(of: old))
      try copy.write("Course.json", text.replacingCharacters(in: place, with: new))
      let manifest = try copy.read("Package.swift")
      let result = try await copy.shell(
        """
        for line in check watch hint predict solution "reset all" "solve all" status list \\
          "run 1" doctor verify soak generate "new-step x --stage 1 --number 9 --title x"; do
          "$COMMAND" $line >>output 2>>errors
          echo "$line: $?"
        done
        """)
      let codes = result.output.split(separator: "\n")
      #expect(codes.count == 15)
      #expect(codes.allSatisfy { $0.hasSuffix(": 2") }, "\(result.output)")
      #expect(try copy.read("output").isEmpty)
      let errors = try copy.read("errors").split(separator: "\n")
      #expect(errors.count == 15)
      #expect(errors.allSatisfy { $0.hasPrefix("workshop: Course.json: ") && $0.contains(words) })
      #expect(try copy.read("Course.json") == text.replacingCharacters(in: place, with: new))
      #expect(try copy.read("Package.swift") == manifest)
    }

    @Test("Two steps of one id, no stages, and a folder in Course.json's place are told")
    func courses() async throws {
      var course = copy.course
      let index = try #require(course.stages.firstIndex { !$0.steps.isEmpty })
      var twin = course.stages[index].steps[0]
      twin.number += 1
      course.stages[index].steps.append(twin)
      try copy.write("Course.json", course.text)
      #expect(
        try await copy.workshop("list").errors.contains("two steps have the id \(sampleStep)"))
      course.stages = []
      try copy.write("Course.json", course.text)
      #expect(try await copy.workshop("run").errors.contains("it has no stages"))
      try copy.remove("Course.json")
      try copy.write("Course.json/mine", "")
      let folder = try await copy.workshop("list")
      #expect(folder.end == .exited(2))
      #expect(folder.errors.contains("Course.json: it is a folder."), "\(folder.errors)")
    }

    @Test(
      "Progress that is no file, or a newer workshop's, is kept, told and made anew",
      arguments: [
        ("newer", "was written by a newer workshop"), ("folder", "it is a folder"),
        ("pipe", "it is not a regular file"),
      ])
    func progress(kind: String, words: String) async throws {
      let place = copy.layout.url(".workshop/progress.json")
      let newer = #"{"schema": 99, "steps": {}, "more": true}"#
      switch kind {
      case "folder": try copy.write(".workshop/progress.json/mine", "")
      case "pipe": try #require(mkfifo(place.path, 0o600) == 0)
      default: try copy.write(".workshop/progress.json", newer)
      }
      let result = try await copy.workshop("check", sampleStep)
      #expect(result.end == .exited(1))
      #expect(result.errors.contains(words), "\(result.errors)")
      let aside = try #require(
        copy.folder.names(".workshop").first { $0.hasPrefix("progress-unreadable") })
      #expect(result.errors.contains(aside))
      if kind == "newer" { #expect(try copy.read(".workshop/\(aside)") == newer) }
      if kind == "folder" { #expect(copy.folder.names(".workshop/\(aside)") == ["mine"]) }
      let reading = Workspace(layout: copy.layout).store.read()
      #expect(reading.fault == nil)
      #expect(reading.progress.steps[sampleStep]?.status == step.starter.status)
    }

    @Test("Progress that is at fault stops no verb that only looks, without Swift too")
    func progressWithoutSwift() async throws {
      try copy.write(exercise, "let mine = 1\n")
      try copy.write(".workshop/progress.json", "{")
      let result = try await copy.workshop("status", environment: ["PATH": "/nowhere"])
      #expect(result.end == .exited(0))
      #expect(result.output.contains(sampleStep))
      #expect(result.errors.contains("No Swift compiler is on the path."))
      #expect(result.errors.contains("./workshop check all"))
    }

    @Test("A new step takes no file's place, and what cannot be finished is taken back")
    func newStep() async throws {
      let stage = copy.course.stage(of: step)
      let arguments = ["--stage", "\(stage.number)", "--number", "9", "--title", "New"]
      let mine = "Exercises/\(stage.folder)/09-new.swift"
      try copy.write(mine, "let mine = 1\n")
      let before = try copy.layout.files(below: "")
      let line = "\"$COMMAND\" new-step new \(arguments.joined(separator: " "))"
      let refused = try await copy.shell(line)
      #expect(refused.end == .exited(2))
      #expect(refused.errors.contains("\(mine) is there already"))
      #expect(try copy.read(mine) == "let mine = 1\n")
      try copy.remove(mine)
      // A folder in the place of the last file but one.
      try copy.remove("Package.swift")
      try copy.write("Package.swift/file", "")
      let failed = try await copy.shell(line)
      #expect(failed.end == .exited(2))
      #expect(failed.errors.contains("Package.swift cannot be read: it is a folder."))
      let rest = try copy.layout.files(below: "").filter { !$0.hasPrefix("Package.swift") }
      #expect(rest == before.filter { $0 != mine && $0 != "Package.swift" })
    }
  }
}
