import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

@Suite struct ScheduleTests {
  /// A course of two stages with so many steps of so many minutes: a1, a2, … and b1, b2, ….
  private func course(_ first: [Int], _ second: [Int] = []) -> Course {
    func steps(_ letter: String, _ minutes: [Int]) -> [Course.Step] {
      minutes.enumerated().map { index, minutes in
        Course.Step(
          id: "\(letter)\(index + 1)", number: index + 1, title: "\(letter)", minutes: minutes,
          mode: .app, starter: .init(status: .failed, reason: "a check"))
      }
    }
    return Course(
      schema: 1, title: "", routes: [],
      stages: [
        .init(number: 1, name: "First", title: "One", steps: steps("a", first)),
        .init(number: 2, name: "Second", title: "Two", steps: steps("b", second)),
      ])
  }

  private func lines(_ schedule: Schedule) -> [String] {
    schedule.entries.map { entry in
      "\(ClockTime.text(entry.start)) \(entry.step ?? entry.kind.rawValue) \(entry.minutes)"
    }
  }

  @Test("Steps follow one another, and a stage's talk stands before its first step alone")
  func talks() {
    let meeting = Course.Meeting(title: "", minutes: 60, talk: 5, steps: ["a1", "b1", "a2"])
    let schedule = Schedule(meeting, of: course([10, 10], [10]), start: 545)
    #expect(
      lines(schedule) == [
        "9:05 talk 5", "9:10 a1 10", "9:20 talk 5", "9:25 b1 10", "9:35 a2 10",
      ])
    #expect(schedule.overrun == 0)
    #expect(schedule.firstTooLate == nil)
  }

  @Test("Work without a break takes at most ninety minutes, and a talk stays with its first step")
  func breaks() {
    let meeting = Course.Meeting(title: "", minutes: 240, talk: 10, steps: ["First", "Second"])
    let schedule = Schedule(meeting, of: course([40, 25], [15, 80]), start: 13 * 60)
    #expect(
      lines(schedule) == [
        "13:00 talk 10", "13:10 a1 40", "13:50 a2 25", "14:15 break 15", "14:30 talk 10",
        "14:40 b1 15", "14:55 break 15", "15:10 b2 80",
      ])
  }

  @Test("A whole day has one lunch, before a quarter to one")
  func lunch() {
    let meeting = Course.Meeting(title: "", minutes: 480, steps: ["First"])
    let schedule = Schedule(
      meeting, of: course(Array(repeating: 30, count: 12)), start: 9 * 60)
    #expect(schedule.entries.filter { $0.kind == .lunch }.map(\.start) == [12 * 60 + 15])
    #expect(schedule.entries.filter { $0.kind == .pause }.count == 2)
    #expect(schedule.end == 17 * 60 - 30)
    let afternoon = Schedule(
      meeting, of: course(Array(repeating: 30, count: 12)), start: 13 * 60)
    #expect(!afternoon.entries.contains { $0.kind == .lunch })
  }

  @Test("What does not fit is told by its first entry and by its minutes")
  func overrun() {
    let meeting = Course.Meeting(title: "", minutes: 45, steps: ["First"], spare: ["a2"])
    let schedule = Schedule(meeting, of: course([20, 20, 20]), start: 600)
    #expect(schedule.overrun == 15)
    #expect(schedule.firstTooLate?.step == "a3")
    #expect(schedule.entries.map(\.isSpare) == [false, true, false])
    #expect(Schedule(meeting, of: course([20, 20, 20]), start: 600, limit: 660).overrun == 0)
  }

  @Test("Other minutes than the course's may be counted with")
  func otherMinutes() {
    let meeting = Course.Meeting(title: "", minutes: 60, steps: ["First"])
    let schedule = Schedule(meeting, of: course([20, 20]), start: 0) { $0.minutes * 2 }
    #expect(schedule.end == 80)
  }

  @Test("A meeting without steps is over when it ends")
  func empty() {
    let meeting = Course.Meeting(title: "", minutes: 60, steps: ["Second"])
    let schedule = Schedule(meeting, of: course([20]), start: 600)
    #expect(schedule.entries.isEmpty)
    #expect(schedule.overrun == 0)
  }

  @Test(
    "A time of the day is an hour, with minutes or without",
    arguments: [
      ("9:00", 540), ("09:30", 570), ("14", 840), ("0:00", 0), ("23:59", 1439), ("24:00", nil),
      ("9:60", nil), ("9:5", nil), ("", nil), ("-1", nil), ("9.30", nil), ("９:00", nil),
      ("999999999999999999999", nil),
    ] as [(String, Int?)])
  func clock(word: String, minutes: Int?) {
    #expect(ClockTime.minutes(word) == minutes)
  }

  @Test("Every meeting of the workshop's routes fits, and its spare steps are some of its steps")
  func ownRoutes() throws {
    let course = try Course.load(
      from: TestCourse.repository.appendingPathComponent("Course.json"))
    #expect(course.routes.count == 6)
    for route in course.routes {
      for meeting in route.meetings {
        let schedule = Schedule(meeting, of: course, start: 9 * 60)
        #expect(schedule.overrun == 0, "\(route.id): \(meeting.title)")
      }
    }
    let term = try #require(course.route(named: "term"))
    #expect(Set(course.steps(of: term).map(\.id)) == Set(course.steps.map(\.id)))
  }
}
