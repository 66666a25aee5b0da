import Foundation

extension Course {
  /// The course as it stands in `Course.json`: one step a block, keys in the order of the types.
  ///
  /// `JSONEncoder` would sort the keys or mix them, and a person reads and edits this file.
  public var text: String {
    func list(_ strings: [String]) -> String { "[\(strings.map(quoted).joined(separator: ", "))]" }
    let routes = self.routes.map { route in
      """
          {
            "id": \(quoted(route.id)),
            "title": \(quoted(route.title)),
            "steps": \(list(route.steps))
          }
      """
    }
    let stages = self.stages.map { stage in
      let steps = stage.steps.map { step in
        var lines = [
          "\"id\": \(quoted(step.id))", "\"number\": \(step.number)",
          "\"title\": \(quoted(step.title))", "\"minutes\": \(step.minutes)",
          "\"mode\": \(quoted(step.mode.rawValue))",
          """
          "starter": { "status": \(quoted(step.starter.status.rawValue)), \
          "reason": \(quoted(step.starter.reason)) }
          """,
        ]
        if let uses = step.usesSwiftUI { lines.append("\"usesSwiftUI\": \(uses)") }
        if let neighbour = step.neighbour {
          lines.append(
            """
            "neighbour": { "module": \(quoted(neighbour.module)), \
            "mode": \(quoted(neighbour.mode.rawValue)) }
            """)
        }
        if let allows = step.allows { lines.append("\"allows\": \(list(allows))") }
        if let refuses = step.refuses { lines.append("\"refuses\": \(list(refuses))") }
        if let shows = step.shows { lines.append("\"shows\": \(list(shows))") }
        if let seconds = step.seconds { lines.append("\"seconds\": \(seconds)") }
        return "        {\n" + lines.map { "          \($0)" }.joined(separator: ",\n")
          + "\n        }"
      }
      let body = steps.isEmpty ? "[]" : "[\n\(steps.joined(separator: ",\n"))\n      ]"
      return """
            {
              "number": \(stage.number),
              "name": \(quoted(stage.name)),
              "title": \(quoted(stage.title)),
              "steps": \(body)
            }
        """
    }
    return """
      {
        "schema": \(schema),
        "title": \(quoted(title)),
        "routes": [
      \(routes.joined(separator: ",\n"))
        ],
        "stages": [
      \(stages.joined(separator: ",\n"))
        ]
      }

      """
  }

  private func quoted(_ string: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // A string always encodes; an empty one stands for the impossible.
    return (try? encoder.encode(string)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
