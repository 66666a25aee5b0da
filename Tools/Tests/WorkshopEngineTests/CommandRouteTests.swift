import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

extension Slow.Commanding {
  /// Routes, schedules and catching up, as they are typed.
  @Suite struct CommandRouteTests {
    let copy: TestCourse

    init() throws {
      copy = try TestCourse()
      let source = try Course.load(
        from: TestCourse.repository.appendingPathComponent("Course.json"))
      var course = copy.course
      course.routes = source.routes.filter { ["taster", "two-days"].contains($0.id) }
      try copy.write("Course.json", course.text)
    }

    private var progress: LearnerProgress { Workspace(layout: copy.layout).store.read().progress }

    private func rows(_ text: String) throws -> [[String: Any]] {
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
      return try #require((value as? [String: Any])?["steps"] as? [[String: Any]])
    }

    @Test("A chosen route says what is next, and all goes back to the whole course")
    func choose() async throws {
      let chosen = try await copy.workshop("route", "taster")
      #expect(chosen.end == .exited(0), "\(chosen.errors)")
      #expect(chosen.output.contains("0 of 3 steps passed"))
      #expect(chosen.output.contains("Next: main-actor-by-default"))
      let status = try await copy.workshop("status").output
      #expect(status.contains("0 of 3 steps passed"))
      #expect(status.contains("./workshop route all"))
      #expect(!status.contains("load-roster"))
      #expect(try await copy.workshop("route").output.contains("taster  ← yours"))
      let back = try await copy.workshop("route", "all")
      #expect(back.output.contains("Next: load-roster"))
      #expect(progress.route == nil)
    }

    @Test("A route that there is not changes nothing, and names the nearest")
    func unknownRoute() async throws {
      _ = try await copy.workshop("route", "taster")
      for words in [["route", "tow-days"], ["schedule", "tow-days"]] {
        let result = try await copy.workshop(words)
        #expect(result.end == .exited(2))
        #expect(result.errors.contains("Did you mean “two-days”?"))
      }
      #expect(try await copy.workshop("route", "load-roster").end == .exited(2))
      #expect(progress.route == "taster")
    }

    @Test("Verbs for one step take a route for its first open step")
    func openStep() async throws {
      let hint = try await copy.workshop("solution", "taster")
      #expect(hint.end == .exited(0), "\(hint.errors)")
      #expect(hint.output.contains("main-actor-by-default"))
      let list = try await copy.workshop("list", "taster")
      #expect(list.output.split(separator: "\n").count == 3)
      #expect(try rows(try await copy.workshop("status", "taster/1", "--json").output).count == 3)
    }

    @Test("Catching up puts our solutions before a place, and leaves what passed as it is")
    func upTo() async throws {
      let passed = try copy.step("load-roster")
      let edited = try copy.step("sort-and-search")
      let workspace = Workspace(layout: copy.layout)
      try copy.write(copy.layout.exercise(passed), "let mine = 1\n")
      try workspace.record(
        Judgement(step: passed.id, status: .passed), of: passed,
        digest: workspace.digest(of: passed))
      try copy.write(copy.layout.exercise(edited), "let mine = 2\n")
      let result = try await copy.workshop("solve", "--up-to", "Asynchronous")
      #expect(result.end == .exited(0), "\(result.errors)")
      #expect(result.output.contains("Next: ./workshop check await-the-network"))
      #expect(try copy.read(copy.layout.exercise(passed)) == "let mine = 1\n")
      #expect(
        try copy.read(copy.layout.exercise(edited)) == copy.read(copy.layout.solution(edited)))
      #expect(copy.folder.names(".workshop/kept").count == 1)
      #expect(workspace.nextStep(in: progress)?.id == "await-the-network")
      let states = try rows(try await copy.workshop("status", "1", "--json").output)
        .map { $0["state"] as? String }
      #expect(states == ["passed", "solved", "solved", "solved"])
      let again = try await copy.workshop("solve", "--up-to", "Asynchronous")
      #expect(again.output.hasPrefix("Our solution is in 0 of the 4 steps"))
      #expect(copy.folder.names(".workshop/kept").count == 1)
    }

    @Test("Within a route only the route's steps are caught up with")
    func upToInRoute() async throws {
      let result = try await copy.workshop("solve", "--up-to", "two-days/2")
      #expect(result.output.contains("Next: ./workshop check contention"))
      let state = { (id: String) throws in
        Workspace(layout: copy.layout).state(of: try copy.step(id), in: progress)
      }
      #expect(try state("mutex") == .solved)
      #expect(try state("too-much-concurrency") == .untouched, "it is no step of the first day")
    }

    @Test(
      "What cannot be caught up with is said",
      arguments: [[], ["--up-to", "nowhere"], ["--up-to", "Actors", "Actors"]])
    func noPlace(words: [String]) async throws {
      let result = try await copy.workshop(["solve"] + words)
      #expect(result.end == .exited(2))
      #expect(copy.folder.names(".workshop/kept").isEmpty)
    }

    @Test("A schedule tells the hours, and where they do not fit")
    func schedule() async throws {
      let taster = try await copy.workshop("schedule", "taster", "--start", "13:05")
      #expect(taster.end == .exited(0))
      #expect(taster.output.contains("13:13  12 min  A task from a button"))
      #expect(taster.output.contains("Over at 13:35."))
      let late = try await copy.workshop("schedule", "taster", "--start", "13:05", "--end", "13:20")
      #expect(late.output.contains("15 minutes late, from “A task from a button” on"))
      let json = try await copy.workshop("schedule", "two-days/2", "--json")
      let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
      let meetings = (value as? [String: Any])?["meetings"] as? [[String: Any]]
      #expect(meetings?.count == 1)
      #expect((meetings?.first?["entries"] as? [[String: Any]])?.first?["start"] as? Int == 540)
    }

    @Test(
      "A time that is none is refused, and so is a meeting that is not there",
      arguments: [
        ["taster", "--start", "25:00"], ["taster", "--start", "9:00", "--end", "9:00"],
        ["taster/2"], ["taster/"], ["two-days/2/1"], ["taster", "--measured", "no-such-folder"],
      ])
    func badSchedule(words: [String]) async throws {
      let result = try await copy.workshop(["schedule"] + words)
      #expect(result.end == .exited(2))
      #expect(result.output.isEmpty)
      #expect(!result.errors.isEmpty)
    }

    @Test(
      "What a class took counts in its schedule, and a stage that is far from it is a complaint")
    func measured() async throws {
      for name in ["a", "b", "c"] {
        try copy.write(
          "class/\(name).json",
          #"{"steps": [{"id": "task-from-a-button", "state": "passed", "seconds": 1800}]}"#)
      }
      let folder = copy.layout.url("class").path
      let schedule = try await copy.workshop("schedule", "taster", "--measured", folder)
      #expect(schedule.output.contains("30 min  A task from a button"))
      #expect(schedule.errors.contains("Measured: 3 learners"))
      let verify = try await copy.workshop("verify", "--measured", folder)
      #expect(verify.end == .exited(1))
      #expect(verify.output.contains("stage Asynchronous has 12 minutes, and learners took 30"))
    }
  }
}
