import Foundation

extension Course {
  /// Refuses neighbours that cannot be modules beside this course's own, or that two steps contradict.
  ///
  /// - Throws: `CourseError`, which names the steps and the module.
  func refuseContradictoryNeighbours() throws {
    var modes: [String: (step: Step, neighbour: Neighbour)] = [:]
    let taken = Set(namesOfModules.map { $0.lowercased() })
    for step in steps {
      guard let neighbour = step.neighbour else { continue }
      let name = neighbour.module
      guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
        throw CourseError(
          description: """
            Course.json: the neighbour of \(step.id), “\(name)”, is no name of a module: letters and \
            digits, and a capital first.
            """)
      }
      // A file system may not tell capitals from small letters.
      guard !taken.contains(name.lowercased()) else {
        throw CourseError(
          description: """
            Course.json: the neighbour of \(step.id) has the name of another module, \(name).
            """)
      }
      if let (other, known) = modes[name.lowercased()], known != neighbour {
        throw CourseError(
          description: """
            Course.json: \(other.id) and \(step.id) disagree about a neighbour: \
            \(known.module) in mode \(known.mode.rawValue), \(name) in mode \(neighbour.mode.rawValue).
            """)
      }
      modes[name.lowercased()] = (step, neighbour)
    }
  }

  /// Names that a neighbour cannot have: those of the course's own modules, and of modules that the files of
  /// a step import.
  private var namesOfModules: [String] {
    let parts = ["", "Subject", "Adapter", "Checks", "Races", "Exercise"]
    return steps.flatMap { step in parts.map { step.module + $0 } }
      + stages.map { "\($0.name)Program" }
      + [
        "Swift", "Foundation", "FoundationEssentials", "Observation", "Synchronization", "Dispatch",
        "Glibc", "Musl", "Darwin", "Distributed", "Builtin", "Testing", "XCTest", "SwiftUI",
        "UIKit", "AppKit", "Combine", StandIn.module, "WorkshopSupport", "WorkshopNotice", "Gates",
        "Prediction", "Example",
      ]
  }
}
