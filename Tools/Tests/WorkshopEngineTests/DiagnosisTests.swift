import Foundation
import Testing

@testable import WorkshopEngine

@Suite("What doctor finds on a machine")
struct DiagnosisTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func program(_ name: String, mode: mode_t = 0o755) throws {
    let file = folder.url.appendingPathComponent(name)
    try Data("#!/bin/sh\n".utf8).write(to: file)
    chmod(file.path, mode)
  }

  @Test(
    "git, make and diff are looked for on the path, and what is missing is told with its packages")
  func programs() throws {
    func finding() -> Diagnosis.Finding {
      Diagnosis.programs(onPath: "/no/such/folder:\(folder.url.path)")
    }
    #expect(finding().what == "not on the path: git, make, diff")
    try program("git")
    // No program: nothing may be run.
    try program("make", mode: 0o644)
    #expect(finding().what == "not on the path: make, diff")
    #expect(!finding().isFine)
    #expect(
      finding().remedy
        == "On Debian or Ubuntu: apt-get install make diffutils. On Fedora: dnf install make diffutils."
    )
    try program("make")
    try program("diff")
    #expect(finding().isFine)
    #expect(finding().what == "git, make and diff are there")
  }
}

extension Slow.Commanding {
  @Suite struct CommandDoctorTests {
    @Test("doctor looks at git, make and diff first")
    func looks() async throws {
      let copy = try TestCourse(only: sampleStep)
      let tools = copy.root.appendingPathComponent("tools")
      try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
      let result = try await copy.workshop("doctor", environment: ["PATH": tools.path])
      #expect(result.end == .exited(2))
      #expect(result.output.hasPrefix("✗ not on the path: git, make, diff\n"), "\(result.output)")
      // It goes on: the compiler is looked for too.
      #expect(result.output.contains("No Swift compiler is on the path."))
    }
  }
}
