import Foundation
import Testing

@testable import WorkshopEngine

@Suite("What is installed for the tests stands in three places")
struct InstalledPackagesTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: TestCourse.repository.appendingPathComponent(path), encoding: .utf8)
  }

  /// The packages that `.ci/run` installs where they are missing.
  private func packages() throws -> Set<String> {
    let script = try text(".ci/run").replacing(/\\\n\s*/, with: "")
    let lists = script.matches(of: /--no-install-recommends ([a-z0-9 -]+)/)
    return Set(lists.flatMap { $0.1.split(separator: " ").map(String.init) })
  }

  @Test(
    "What .ci/run installs, the workflow and the dev container install too",
    arguments: [
      (".github/workflows/ci.yml", []),
      // What is above a graded submission; a learner grades none.
      (".devcontainer/devcontainer.json", ["bubblewrap"]),
    ])
  func agree(path: String, without: [String]) throws {
    let packages = try packages()
    #expect(packages.count > 8, "\(packages)")
    let words = Set(
      try text(path).split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init))
    #expect(packages.subtracting(words) == Set(without))
  }

  @Test("The workflow's time is more than what the parts of make test are said to take")
  func time() throws {
    let minutes = try text("Tools/test").matches(of: /(?m)^[a-z]+\|(\d+)\|/).compactMap {
      Int($0.1)
    }
    let limit = try #require(
      try text(".github/workflows/ci.yml").firstMatch(of: /timeout-minutes: (\d+)/))
    #expect(minutes.count > 5)
    let limitInMinutes = try #require(Int(limit.1))
    #expect(limitInMinutes * 2 >= minutes.reduce(0, +) * 3)
  }
}
