import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

@Suite struct MeasuredTimesTests {
  let folder: TemporaryFolder
  let course: Course

  init() throws {
    folder = try TemporaryFolder()
    course = try JSONDecoder().decode(Course.self, from: Data(CourseLoadingTests.sample.utf8))
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
  }

  private func report(_ name: String, seconds: Int, state: String = "passed") throws {
    try write(
      "\(name).json",
      #"{"steps": [{"id": "first-step", "state": "\#(state)", "seconds": \#(seconds)}]}"#)
  }

  @Test(
    "The median of three learners or more counts, and no mean",
    arguments: [
      ([300, 300, 6000], 5), ([60, 120, 180, 240], 3), ([1, 1, 1], 1), ([600, 600], nil),
    ] as [([Int], Int?)])
  func median(seconds: [Int], minutes: Int?) throws {
    for (index, time) in seconds.enumerated() { try report("\(index)", seconds: time) }
    let times = try MeasuredTimes(folder: folder.url)
    #expect(times.learners == seconds.count)
    #expect(times.minutes("first-step") == minutes)
    #expect(times.minutes("second-step") == nil)
  }

  @Test("Only those who passed count, and no time that no learner can have taken")
  func leavesOut() throws {
    try report("a", seconds: 600)
    try report("b", seconds: 600, state: "edited-after-pass")
    try report("c", seconds: 9, state: "edited")
    try report("d", seconds: 9, state: "solved")
    try report("e", seconds: -9)
    try report("f", seconds: 0)
    try report("g", seconds: .max)
    #expect(try MeasuredTimes(folder: folder.url).minutes("first-step") == nil)
    try report("h", seconds: 600)
    #expect(try MeasuredTimes(folder: folder.url).minutes("first-step") == 10)
  }

  @Test("One file is one learner, however often it names a step")
  func once() throws {
    let row = #"{"id": "first-step", "state": "passed", "seconds": 60}"#
    try write("a.json", #"{"steps": [\#(row), \#(row), \#(row)]}"#)
    #expect(try MeasuredTimes(folder: folder.url).minutes("first-step") == nil)
  }

  @Test("What is no report is named, and is not read otherwise")
  func unreadable() throws {
    try write("a.json", "[]")
    try write("b.json", #"{"steps": [{"id": 1}]}"#)
    try write("c.txt", "notes")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("d.json"), withIntermediateDirectories: true)
    try #require(mkfifo(folder.url.appendingPathComponent("e.json").path, 0o600) == 0)
    let times = try MeasuredTimes(folder: folder.url)
    #expect(times.unreadable == ["a.json", "b.json", "d.json", "e.json"])
    #expect(times.learners == 0)
  }

  @Test("A folder that is not there is an error")
  func missing() {
    #expect(throws: FileTrouble.self) {
      try MeasuredTimes(folder: folder.url.appendingPathComponent("nowhere"))
    }
  }

  @Test(
    "A stage is far from what learners took by half of it",
    arguments: [
      (5, false), (7, false), (8, true), (4, false), (3, true), (60, true),
    ])
  func deviations(minutes: Int, isFar: Bool) throws {
    for name in ["a", "b", "c"] { try report(name, seconds: minutes * 60) }
    let found = try MeasuredTimes(folder: folder.url).deviations(from: course)
    #expect(found.map(\.stage.name) == (isFar ? ["Beginning"] : []))
    if isFar {
      #expect(found.first?.planned == 5, "the second step was not measured")
      #expect(found.first?.measured == minutes)
    }
  }
}
