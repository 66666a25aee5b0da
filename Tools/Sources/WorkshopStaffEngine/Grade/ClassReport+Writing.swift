import Foundation
import WorkshopEngine

extension ClassReport {
  /// Writes `class.csv`, `class.html` and `class.xml`, each whole or not at all.
  ///
  /// - Throws: `FileTrouble`.
  public func write(to folder: URL) throws {
    for (name, text) in [("class.csv", csv), ("class.html", html), ("class.xml", junit)] {
      try writeAtomically(Data(text.utf8), to: folder.appendingPathComponent(name))
    }
  }

  /// A line for each submission: points in all, by stage and by step; for a gradebook.
  ///
  /// Source: RFC 4180. A field that a spreadsheet would take for a formula begins with an apostrophe.
  var csv: String {
    let steps = stages.flatMap(\.steps)
    let head =
      ["submission", "points", "max_points", "passed", "steps"]
      + stages.map { "stage_\($0.number)_points" } + steps.map(\.id)
    let lines = rows.map { row in
      guard row.unusable == nil else {
        return [row.name, "", "", "", ""] + Array(repeating: "", count: stages.count + steps.count)
      }
      let totals = [
        row.totals.points, row.totals.maxPoints, row.totals.passed, row.totals.steps,
      ]
      return [row.name]
        + (totals + row.stages.map(\.totals.points) + row.steps.map(\.points)).map(String.init)
    }
    return ([head] + lines).map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }.joined()
  }

  /// The class as JUnit XML: a test case for each submission.
  var junit: String {
    let failed = rows.count { !$0.isComplete && $0.unusable == nil }
    let errors = rows.count { $0.unusable != nil }
    let counts = "tests=\"\(rows.count)\" failures=\"\(failed)\" errors=\"\(errors)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"\(course.title.escapedForXML)\" \(counts)>",
      "  <testsuite name=\"Submissions\" \(counts)>",
    ]
    for row in rows {
      let head = "    <testcase classname=\"submission\" name=\"\(row.name.shown.escapedForXML)\""
      if let reason = row.unusable {
        lines += [
          "\(head)>", "      <error message=\"\(reason.shown.escapedForXML)\"/>",
          "    </testcase>",
        ]
      } else if row.isComplete {
        lines.append("\(head)/>")
      } else {
        let message =
          "\(row.totals.passed) of \(row.totals.steps) steps passed, "
          + "\(row.totals.points) of \(row.totals.maxPoints) points"
        lines += ["\(head)>", "      <failure message=\"\(message)\"/>", "    </testcase>"]
      }
    }
    return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }
}

extension String {
  /// A name as a person may read it: in one line, without what a terminal or a page would act on.
  var shown: String {
    withoutControlCharacters().replacing("\n", with: "\u{FFFD}").replacing("\t", with: " ")
  }

  fileprivate var csvField: String {
    let text = shown
    let isFormula = text.unicodeScalars.first.map { "=+-@".unicodeScalars.contains($0) } ?? false
    let safe = isFormula ? "'\(text)" : text
    guard safe.unicodeScalars.contains(where: "\",\r\n".unicodeScalars.contains) else {
      return safe
    }
    // Scalar by scalar: a quote with an accent on it is another character, and the same quote to a spreadsheet.
    var quoted = String.UnicodeScalarView()
    for scalar in safe.unicodeScalars {
      quoted.append(scalar)
      if scalar == "\"" { quoted.append(scalar) }
    }
    return "\"\(String(quoted))\""
  }
}
