import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Judging {
  /// A checkout in a folder whose name has blanks, a quote and letters of other scripts.
  @Suite struct UnusualPlaceTests {
    @Test("An answer is judged there as anywhere")
    func judged() async throws {
      let copy = try TestCourse(
        only: sampleStep, in: TemporaryFolder(named: TemporaryFolder.unusualName))
      let step = try copy.step(sampleStep)
      // A cache of its own, so that each call of a compiler and a linker has such paths.
      let cache = copy.layout.url("cache")
      try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
      let judge = Judge(
        layout: copy.layout, toolchain: try await Toolchain.discover(cacheFolder: cache),
        cache: Cache(root: cache))
      let solution = try await judge.judge(step, answer: copy.layout.solution(step))
      #expect(solution.status == .passed, "\(solution)")
      let starter = try await judge.judge(step, answer: copy.layout.exercise(step))
      #expect(starter.status != .passed && starter.status != .skipped, "\(starter)")
    }

    @Test("SwiftPM reads the package there, with each exercise as a target")
    func package() async throws {
      let copy = try TestCourse(
        only: sampleStep, in: TemporaryFolder(named: TemporaryFolder.unusualName))
      // The plain package has the stand-in too.
      _ = try copy.addViewStep()
      let binaries = try await ToolchainSearch.ofThisMachine.find().binaries
      let dump = try await Command(
        executable: "\(binaries)/swift-package", arguments: ["describe"],
        directory: copy.root.path,
        environment: ProcessInfo.processInfo.environment.merging(["WORKSHOP": "Exercises"]) { $1 },
        timeLimit: .patience
      ).run()
      #expect(dump.succeeded, "\(dump.errors)")
      let step = try copy.step(sampleStep)
      #expect(dump.output.contains("Name: \(step.module)Exercise"))
    }

    @Test("A plugin hands on paths as they are, without percents")
    func plugins() throws {
      let folder = TestCourse.repository.appendingPathComponent("App/Plugins")
      let files = try #require(
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      let sources = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      #expect(!sources.isEmpty)
      for source in sources {
        let text = try String(contentsOf: source, encoding: .utf8)
        #expect(!text.contains(".path()"), "\(source.lastPathComponent)")
      }
    }
  }
}
