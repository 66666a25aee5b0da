import WorkshopEngine

extension CourseLinter {
  /// Meetings that do not fit when they begin at nine, as most do.
  func routeComplaints() -> [Complaint] {
    course.routes.flatMap { route in
      route.meetings.compactMap { meeting in
        let schedule = Schedule(meeting, of: course, start: 9 * 60)
        guard schedule.overrun > 0 else { return nil }
        return Complaint(
          rule: .route, path: "Course.json",
          message: "\(route.id), “\(meeting.title)”, is \(schedule.overrun) minutes too long")
      }
    }
  }

  /// Stages whose minutes in `Course.json` are far from the medians of a class.
  public func minutesComplaints(_ times: MeasuredTimes) -> [Complaint] {
    times.deviations(from: course).map { deviation in
      Complaint(
        rule: .minutes, path: "Course.json",
        message: """
          stage \(deviation.stage.name) has \(deviation.planned) minutes, and learners took \
          \(deviation.measured) for the same steps
          """)
    }
  }
}
