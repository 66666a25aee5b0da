import ArgumentParser
import Foundation
import WorkshopEngine
import WorkshopStaffEngine
import WorkshopVerbs

struct ScheduleVerb: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: StaffVerbs.Schedule.name,
    abstract: StaffVerbs.Schedule.abstract,
    discussion: """
      Times come from Course.json, or from what learners took: `--measured DIR` reads files that hold what \
      `./workshop status --json` printed for each of them, and takes the median where three or more passed a step.
      """)

  @Argument(help: "A route, or one of its meetings, such as two-days/2.")
  var route: String

  @Option(help: ArgumentHelp("When each meeting begins.", valueName: "time"))
  var start = "9:00"

  @Option(
    help: ArgumentHelp(
      "When each has to be over; without it, as Course.json says.", valueName: "time"))
  var end: String?

  @Option(help: ArgumentHelp("A folder of learners' reports.", valueName: "dir"))
  var measured: String?

  @Flag(help: "Print it as JSON, in minutes after midnight.")
  var json = false

  func validate() throws {
    for word in [start, end].compactMap(\.self) where ClockTime.minutes(word) == nil {
      throw ValidationError("“\(word.prefix(20))” is no time of the day, such as 9:00.")
    }
    let limit = end.flatMap(ClockTime.minutes)
    if let limit, let begin = ClockTime.minutes(start), limit <= begin {
      throw ValidationError("A meeting ends after it begins.")
    }
  }

  func run() async throws {
    let session = try Session()
    let (route, meetings) = try meetings(session.course)
    let times = try measured.map { try MeasuredTimes(folder: URL(fileURLWithPath: $0)) }
    if let times { tell(times, session) }
    let schedules = meetings.map { meeting in
      Schedule(
        meeting, of: session.course, start: ClockTime.minutes(start) ?? 0,
        limit: end.flatMap(ClockTime.minutes)
      ) { times?.minutes($0.id) ?? $0.minutes }
    }
    if json {
      return try session.printJSON(Output(route: route.id, meetings: schedules))
    }
    print(session.style.bold(route.title))
    for (meeting, schedule) in zip(meetings, schedules) {
      show(schedule, meeting, session)
    }
  }

  private func meetings(_ course: Course) throws -> (Course.Route, [Course.Meeting]) {
    let parts = route.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let found = course.route(named: parts.first ?? "") else {
      throw UnknownRoute(name: parts.first ?? "", routes: course.routes.map(\.id))
    }
    guard parts.count > 1 else { return (found, found.meetings) }
    guard parts.count == 2, let number = Int(parts[1]),
      found.meetings.indices.contains(number - 1)
    else {
      throw Trouble(
        description:
          "\(found.id) has \(found.meetings.count) meetings, and \(quoted(parts[1])) is none of them."
      )
    }
    return (found, [found.meetings[number - 1]])
  }

  private func tell(_ times: MeasuredTimes, _ session: Session) {
    for name in times.unreadable {
      session.note("\(quoted(name)) is no report of `./workshop status --json`, and is left out.")
    }
    session.note("Measured: \(times.learners) learners.\n")
  }

  private func show(_ schedule: Schedule, _ meeting: Course.Meeting, _ session: Session) {
    let style = session.style
    print("\n\(style.bold(schedule.title))")
    let width = schedule.entries.filter { $0.step != nil }.map(\.title.count).max() ?? 0
    for entry in schedule.entries {
      let time = ClockTime.text(entry.start)
      let line =
        String(repeating: " ", count: max(0, 5 - time.count))
        + "\(time)  \(String(repeating: " ", count: entry.minutes < 10 ? 1 : 0))\(entry.minutes) min  "
      let title = entry.kind == .talk ? style.bold(entry.title) : entry.title
      let id = entry.step.map { id in
        String(repeating: " ", count: width - entry.title.count) + style.dim("  \(id)")
      }
      let spare = entry.isSpare ? style.dim("  (spare)") : ""
      let late = entry.end > schedule.limit ? style.red("  does not fit") : ""
      print(
        entry.kind == .step || entry.kind == .talk
          ? "\(line)\(title)\(id ?? "")\(spare)\(late)" : style.cyan("\(line)\(title)"))
    }
    let end = ClockTime.text(schedule.end)
    if let late = schedule.firstTooLate {
      print(
        style.red(
          "   Does not fit: it is over at \(end), \(schedule.overrun) minutes late, "
            + "from “\(late.title)” on."))
    } else {
      let spare = schedule.limit - schedule.end
      print(
        style.green(
          "   Over at \(end)\(spare == 0 ? "" : ", with \(spare) minutes for questions")."))
    }
    let spare = schedule.entries.filter(\.isSpare)
    if !spare.isEmpty {
      let minutes = spare.map(\.minutes).reduce(0, +)
      print(
        style.wrap(
          "When late, leave out: \(spare.compactMap(\.step).joined(separator: ", ")). "
            + "That is \(minutes) minutes.", indent: 3))
    }
    let homework = session.course.homework(after: meeting)
    if !homework.isEmpty {
      let minutes = homework.map(\.minutes).reduce(0, +)
      print(
        style.wrap(
          "Homework, \(minutes) minutes: \(homework.map(\.id).joined(separator: ", ")).", indent: 3)
      )
    }
  }

  private struct Output: Encodable {
    var schema = 1
    var route: String
    var meetings: [Schedule]
  }
}
