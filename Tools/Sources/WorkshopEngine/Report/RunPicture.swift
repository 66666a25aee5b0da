import Foundation

/// The orders of events that refused an answer, as a page: time runs from top to bottom, a column for each lane.
public struct RunPicture: Sendable {
  let title: String
  let checks: [(name: String, words: [String], order: RecordedOrder)]

  /// - Returns: nil where no check that refused the answer has recorded an order of events.
  public init?(_ judgement: Judgement, of step: Course.Step) {
    title = step.title
    checks = judgement.checks.filter(\.refuses).flatMap { check in
      check.issues.flatMap(\.comments).compactMap { comment in
        let text = comment.withoutControlCharacters()
        guard let order = RecordedOrder(text) else { return nil }
        let words = text.split(separator: "\n").map(String.init).prefix {
          !$0.contains(" | ") && !$0.hasPrefix("Time runs from left to right")
        }
        return (check.name, Array(words), order)
      }
    }
    if checks.isEmpty { return nil }
  }

  /// The page, whole: it has no script, and needs nothing besides.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>\(title.escapedForXML): what happened</title>
    <style>
    \(Self.sheet)
    </style>
    </head>
    <body>
    <h1>\(title.escapedForXML)</h1>
    <p class="quiet">What your answer did, in the order in which the checks saw it. Time runs from top to bottom; a dashed \
    line is time spent waiting.</p>
    \(checks.map(section).joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private func section(_ check: (name: String, words: [String], order: RecordedOrder)) -> String {
    let order = check.order
    let words = check.words.map { line in
      let code = line.escapedForXML.replacing(/`([^`]+)`/) { "<code>\($0.1)</code>" }
      return "<p>\(code)</p>"
    }.joined(separator: "\n")
    let head = order.lanes.map { "<th scope=\"col\">\($0.escapedForXML)</th>" }.joined()
    let rows = order.events.map { event in
      "<tr>" + order.lanes.indices.map { cell($0, in: event) }.joined() + "</tr>"
    }
    let notes = order.notes.map { "<p class=\"quiet\">\($0.escapedForXML)</p>" }
    return """
      <section>
      <h2>✗ \(check.name.escapedForXML)</h2>
      \(words)
      <div class="wide" tabindex="0" role="region" aria-label="Order of events">
      <table>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      \(notes.joined(separator: "\n"))
      </section>
      """
  }

  private func cell(_ lane: Int, in event: RecordedOrder.Event) -> String {
    if lane == event.lane {
      return "<td><span class=\"event lane\(lane % 4)\">\(event.text.escapedForXML)</span></td>"
    }
    return event.waiting.contains(lane)
      ? "<td class=\"wait\"><span class=\"said\">waits</span></td>" : "<td></td>"
  }

  /// The colours are those of the pictures in the stages' pages.
  private static let sheet = """
    :root { color-scheme: light dark; --page: #fff; --text: #1c1c1e; --quiet: #55555b; --line: #8a8a92; --edge: #6b6b74;
      --l0: #cfe4fb; --l1: #d4f0d8; --l2: #e6dcfa; --l3: #ececef; }
    @media (prefers-color-scheme: dark) { :root { --page: #17171a; --text: #f2f2f7; --quiet: #b4b4bc; --edge: #a0a0aa;
      --l0: #1b4369; --l1: #1f4d2b; --l2: #44336b; --l3: #37373c; } }
    body { background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem;
      padding: 1.5rem 1rem; }
    h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1.1rem; margin: 2rem 0 0; } p { margin: .5rem 0; }
    code { font: .95em ui-monospace, monospace; }
    .quiet { color: var(--quiet); }
    .wide { overflow-x: auto; margin: 1rem 0; }
    table { border-collapse: collapse; min-width: 100%; }
    th { text-align: left; font-weight: 600; padding: 0 .75rem .5rem 0; white-space: nowrap; }
    td { padding: .2rem .75rem .2rem 0; min-width: 6rem; }
    .event { display: inline-block; border: 1px solid var(--edge); border-radius: 8px; padding: .1rem .6rem; }
    .lane0 { background: var(--l0); } .lane1 { background: var(--l1); } .lane2 { background: var(--l2); } .lane3 { background: var(--l3); }
    .wait { background: linear-gradient(var(--line) 50%, transparent 50%) 1.2rem 0 / 2px 10px repeat-y; }
    .said { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
    """
}
