import WorkshopEngine

extension CourseLinter {
  /// Each implementation that a suite is run with says what it is, and there are enough of them.
  func implementationComplaints(_ step: Course.Step) -> [Complaint] {
    guard step.isSuite else { return [] }
    var complaints: [Complaint] = []
    func complain(_ rule: Complaint.Rule, _ path: String, _ message: String) {
      complaints.append(Complaint(rule: rule, path: path, message: message))
    }
    var known: [SuiteImplementation] = []
    for path in layout.implementations(step) {
      let text = (try? layout.text(path)) ?? ""
      guard let implementation = try? SuiteImplementation(path: path, source: text) else {
        complain(
          .header, path,
          "the first line is neither “// right: how it is made” nor “// wrong: what it does”.")
        continue
      }
      if implementation.isRight == path.contains("/wrong/") {
        complain(.header, path, "its first line says the opposite of its folder.")
      }
      if known.contains(where: { $0.name == implementation.name }) {
        complain(.header, path, "another one is described by the same words.")
      }
      known.append(implementation)
    }
    let right = known.count(where: \.isRight)
    if right < 3 {
      complain(.tally, layout.checksFolder(step), "fewer than three right implementations.")
    }
    if known.count - right < 6 {
      complain(.tally, layout.checksFolder(step), "fewer than six wrong implementations.")
    }
    return complaints
  }
}
