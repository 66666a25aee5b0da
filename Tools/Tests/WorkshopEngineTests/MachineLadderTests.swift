import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Judging {
  /// The ladder of `doctor --report`, on a machine of which something is broken.
  @Suite(.enabled(if: Capabilities.ofThisSystem().linksLibraries, "the linker is called by swiftc"))
  struct MachineLadderTests {
    private static let machine = [
      "compile nothing", "compile Foundation", "compile @Observable", "compile @Test",
      "link a program", "run it unsupervised", "run it supervised", "list tests",
      "read the event stream of a test", "pass an exit test", "compile the stand-in for SwiftUI",
      "compile a view with it as SwiftUI",
    ]

    private func rungs(of machine: BrokenMachine) async throws -> [MachineLadder.Rung] {
      let copy = try TestCourse(only: "view-is-main-actor")
      let judge = Judge(
        layout: copy.layout, toolchain: machine.toolchain, cache: Cache(root: machine.cache))
      return await MachineLadder(judge: judge, folder: machine.work).climbMachine()
    }

    @Test("On a machine that is whole every rung holds")
    func whole() async throws {
      let rungs = try await rungs(of: BrokenMachine(cache: TestCourse.cache.root))
      #expect(rungs.map(\.name) == Self.machine)
      for rung in rungs { #expect(rung.failure == nil, "\(rung.markdown)") }
    }

    @Test(
      "A file that the compiler refuses breaks its rung and those above it, and no other",
      arguments: [
        (
          ["Nothing.swift", "WithObservation.swift", "WithViews.swift"],
          ["compile nothing", "compile @Observable", "compile a view with it as SwiftUI"]
        ),
        (
          ["WithFoundation.swift", "WithTests.swift", "WorkshopUI/Sources/"],
          [
            "compile Foundation", "compile @Test", "list tests", "read the event stream of a test",
            "compile the stand-in for SwiftUI", "compile a view with it as SwiftUI",
          ]
        ),
      ])
    func compiler(refused: [String], broken: [String]) async throws {
      // What another machine's compiler made shows nothing.
      let machine = try await BrokenMachine(cache: nil)
      try machine.breakCompiler(at: refused)
      let rungs = try await rungs(of: machine)
      #expect(rungs.map(\.name) == Self.machine)
      #expect(rungs.filter { $0.failure != nil }.map(\.name) == broken)
      for rung in rungs where rung.failure != nil {
        #expect(rung.markdown.contains("- ✗ \(rung.name) ("))
        #expect(rung.markdown.contains("\n  error: this machine is broken"), "\(rung.markdown)")
      }
    }

    @Test(
      "A program that is not linked, or does not do what it should, breaks the rungs that run it",
      arguments: [
        (
          BrokenMachine.Program.refused, "program",
          ["link a program", "run it unsupervised", "run it supervised"]
        ),
        (.fails, "program", ["run it unsupervised", "run it supervised"]),
        (.failsSupervised, "program", ["run it supervised"]),
        (.listsNothing, "WithTests-program", ["list tests", "read the event stream of a test"]),
        (.runsNothing, "WithTests-program", ["read the event stream of a test"]),
        (.runsNothing, "WithExitTest-program", ["pass an exit test"]),
      ])
    func program(does: BrokenMachine.Program, name: String, broken: [String]) async throws {
      let machine = try await BrokenMachine(cache: TestCourse.cache.root)
      try machine.breakLinker(at: name, so: does)
      let rungs = try await rungs(of: machine)
      #expect(rungs.map(\.name) == Self.machine)
      #expect(rungs.filter { $0.failure != nil }.map(\.name) == broken, "\(rungs)")
    }

    @Test("A wrong solution and a right mutant break a rung each, and all are tried")
    func answers() async throws {
      let copy = try TestCourse(only: sampleStep)
      let step = try copy.step(sampleStep)
      let mutant = try #require(copy.layout.mutants(step).first)
      let (solution, starter) = try (
        copy.read(copy.layout.solution(step)), copy.read(copy.layout.starter(step))
      )
      func failures() async throws -> [Bool] {
        let machine = try await BrokenMachine(cache: TestCourse.cache.root)
        var found: [String] = []
        let rungs = await MachineLadder(judge: try await copy.judge(), folder: machine.work)
          .climb { found.append($0.name) }
        #expect(found == rungs.map(\.name))
        let own = rungs.filter { $0.name.contains(sampleStep) }
        #expect(own.map(\.name).count == 2)
        return own.map { $0.failure != nil }
      }
      #expect(try await failures() == [false, false])
      try copy.write(copy.layout.solution(step), starter)
      #expect(try await failures() == [true, false])
      try copy.write(copy.layout.solution(step), solution)
      try copy.writeTurn(
        of: copy.layout.solution(step), to: mutant, header: "// refused by: checks — it is right")
      #expect(try await failures() == [false, true])
    }
  }
}

/// The toolchain of this machine, with a compiler or a linker that fails where a test wants.
final class BrokenMachine: Sendable {
  /// What becomes of a program that is linked.
  enum Program {
    case refused, fails, failsSupervised, listsNothing, runsNothing
  }

  let toolchain: Toolchain
  let cache: URL
  let work: URL
  private let folder: TemporaryFolder
  private let binaries: String
  private let linker: String

  /// - Parameter cache: nil for a new one.
  init(cache: URL?) async throws {
    folder = try TemporaryFolder()
    let real = try await TestCourse.toolchain.value
    binaries = real.binaries
    linker = try #require(real.linker?.executable)
    work = folder.url.appendingPathComponent("work")
    self.cache = cache ?? folder.url.appendingPathComponent("cache")
    let bin = folder.url.appendingPathComponent("bin")
    for place in [work, self.cache, bin] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    var places = real.places
    places.binaries = bin.path
    var template = real.linker
    template?.executable = bin.appendingPathComponent("linker").path
    toolchain = Toolchain(
      places: places, version: real.version, identity: real.identity,
      frontendArguments: real.frontendArguments, linker: template,
      capabilities: real.capabilities)
    for name in try FileManager.default.contentsOfDirectory(atPath: binaries) {
      try FileManager.default.createSymbolicLink(
        atPath: bin.appendingPathComponent(name).path,
        withDestinationPath: "\(binaries)/\(name)")
    }
    try writeProgram("linker", #"exec '\#(linker)' "$@""#)
  }

  func breakCompiler(at words: [String]) throws {
    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("bin/swift-frontend"))
    let patterns = words.map { "*'\($0)'*" }.joined(separator: " | ")
    try writeProgram(
      "swift-frontend",
      """
      case "$*" in
      \(patterns)) echo 'error: this machine is broken' >&2; exit 1 ;;
      esac
      exec '\(binaries)/swift-frontend' "$@"
      """)
  }

  func breakLinker(at name: String, so does: Program) throws {
    let output = work.appendingPathComponent(name).path
    let lines =
      switch does {
      case .refused: ""
      case .fails: "exit 3"
      case .failsSupervised: "[ $PPID = \(getpid()) ] || exit 3; echo runs"
      case .listsNothing: #"case "$*" in *list*) exit ;; esac; exec "$0.real" "$@""#
      case .runsNothing: #"case "$*" in *list*) exec "$0.real" "$@" ;; esac"#
      }
    try writeProgram("instead", lines)
    try writeProgram(
      "linker",
      """
      '\(linker)' "$@" || exit
      case " $* " in
      *' \(output) '*) ;;
      *) exit 0 ;;
      esac
      \(does == .refused ? "echo 'error: this machine is broken' >&2; exit 1" : "")
      mv '\(output)' '\(output).real'
      cp "${0%/*}/instead" '\(output)'
      """)
  }

  private func writeProgram(_ name: String, _ text: String) throws {
    let file = folder.url.appendingPathComponent("bin/\(name)")
    try Data("#!/bin/sh\n\(text)\n".utf8).write(to: file)
    chmod(file.path, 0o755)
  }
}
