import WorkshopEngine

extension ClassReport {
  /// The class on one page, without a script: where the class stands, step by step, and each submission by stage.
  ///
  /// Nothing in it is a student's but the names of the submissions, which are escaped.
  var html: String {
    let graded = rows.filter { $0.unusable == nil }
    let complete = graded.count { $0.isComplete }
    let median = graded.map(\.totals.points).sorted()
    let maximum = graded.first?.totals.maxPoints ?? 0
    let middle = median.isEmpty ? "–" : "\(median[median.count / 2]) of \(maximum)"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(course.title.escapedForXML): a class</title>
      <style>
      \(Self.sheet)
      </style>
      </head>
      <body>
      <h1>\(course.title.escapedForXML)</h1>
      <dl>
      <div><dt>Submissions</dt><dd>\(rows.count)</dd></div>
      <div><dt>All steps passed</dt><dd>\(complete)</dd></div>
      <div><dt>Median of the points</dt><dd>\(middle)</dd></div>
      </dl>
      \(unusableList)
      <h2>Steps</h2>
      <div class="wide" tabindex="0" role="region" aria-label="Steps">
      <table>
      <thead><tr><th scope="col">Step</th><th scope="col">Passed</th><th scope="col">Refused</th>\
      <th scope="col">Untouched</th><th scope="col">What refused most of them</th></tr></thead>
      <tbody>
      \(stepRows.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      <h2>Submissions</h2>
      <div class="wide" tabindex="0" role="region" aria-label="Submissions">
      <table>
      <thead><tr><th scope="col">Submission</th><th scope="col">Points</th><th scope="col">Passed</th>\
      \(stages.map { "<th scope=\"col\" title=\"\($0.title.escapedForXML)\">\($0.number)</th>" }.joined())</tr></thead>
      <tbody>
      \(graded.map(submissionRow).joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      <p class="small">Judged by \(toolchain.escapedForXML), course \(course.digest.prefix(12)). \
      The columns with numbers are stages: passed steps of all. Each submission's own reports are in \
      <code>submissions</code>, the points of each step in <code>class.csv</code>.</p>
      </body>
      </html>

      """
  }

  private var unusableList: String {
    let unusable = rows.filter { $0.unusable != nil }
    guard !unusable.isEmpty else { return "" }
    let items = unusable.map { row in
      "<li><b>\(row.name.shown.escapedForXML)</b>: \((row.unusable ?? "").shown.escapedForXML)</li>"
    }
    return "<h2>Not graded</h2>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>"
  }

  private var stepRows: [String] {
    stepSummaries.map { summary in
      let all = summary.passed + summary.refused + summary.untouched
      let most = summary.mostCommon.map { "\($0.count) × \($0.outcome.shown.escapedForXML)" } ?? ""
      return """
        <tr><th scope="row">\(summary.step.title.escapedForXML) <code>\(summary.step.id)</code></th>\
        \(Self.cell(summary.passed, of: all))<td>\(summary.refused)</td><td>\(summary.untouched)</td>\
        <td>\(most)</td></tr>
        """
    }
  }

  private func submissionRow(_ row: Row) -> String {
    let stages = row.stages.map { Self.cell($0.totals.passed, of: $0.totals.steps) }.joined()
    return """
      <tr><th scope="row">\(row.name.shown.escapedForXML)</th><td>\(row.totals.points)</td>\
      <td>\(row.totals.passed)</td>\(stages)</tr>
      """
  }

  /// A cell that says its share in words, and shows it as a shade.
  private static func cell(_ count: Int, of all: Int) -> String {
    let shade = all == 0 ? 0 : count == all ? 4 : count == 0 ? 0 : 1 + 3 * count / (all + 1)
    return "<td class=\"s\(min(4, shade))\">\(count)/\(all)</td>"
  }

  private static let sheet = """
    :root { color-scheme: light dark; --text: #1c1c1e; --quiet: #55555b; --page: #fff; --line: #d9d9de;
      --s0: #fff; --s1: #e3f0fb; --s2: #c3def6; --s3: #9cc8ef; --s4: #b9e6c6; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #f2f2f7; --quiet: #b0b0b8; --page: #17171a; --line: #3a3a40;
        --s0: #17171a; --s1: #16293a; --s2: #173c58; --s3: #1a5078; --s4: #1d4d2e; } }
    body { font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); margin: 2rem auto;
      max-width: 76rem; padding: 0 1rem; }
    h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
    dl { display: flex; flex-wrap: wrap; gap: 1rem 3rem; } dt { color: var(--quiet); }
    dd { margin: 0; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { border: 1px solid var(--line); padding: .25rem .6rem; text-align: left; vertical-align: top; }
    thead th { background: var(--page); } tbody th { font-weight: 500; }
    code { color: var(--quiet); font-size: .85em; } tbody th code { display: block; }
    .s0 { background: var(--s0); } .s1 { background: var(--s1); } .s2 { background: var(--s2); }
    .s3 { background: var(--s3); } .s4 { background: var(--s4); }
    .small { color: var(--quiet); font-size: .9rem; }
    """
}
