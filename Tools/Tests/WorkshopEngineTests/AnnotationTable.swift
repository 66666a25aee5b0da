import Foundation

@testable import WorkshopEngine

/// The facts that the stand-in is compared with: `WorkshopUI/Annotations`, whose first lines say where they come from.
struct AnnotationTable {
  /// A difference on purpose, or one that is left.
  struct Listed: Hashable {
    var declaration: String
    var aspect: String
    var ours: String
  }

  private var rows: [String: [AnnotatedDeclaration]] = [:]
  /// Each with its reason.
  private(set) var listed: [Listed: String] = [:]

  init(layout: CourseLayout) throws {
    for columns in try Self.lines(layout, "swiftui-26.tsv") {
      let closures = columns[4].split(separator: "; ").map {
        $0.split(separator: ": ").map(String.init)
      }
      for name in columns[1].hasPrefix("protocol") ? [columns[1]] : columns[1].words {
        rows[columns[0], default: []].append(
          AnnotatedDeclaration(
            owner: columns[0], name: name, isolation: Set(columns[2].alternatives),
            sendability: columns[3].isEmpty ? nil : columns[3],
            closures: Dictionary(
              uniqueKeysWithValues: closures.map { ($0[0], Set($0[1].alternatives)) })))
      }
    }
    for columns in try Self.lines(layout, "differences.tsv") {
      let one = Listed(declaration: columns[0], aspect: columns[1], ours: columns[2])
      listed[one] = columns[3]
    }
  }

  /// The row of a declaration: the one with its labels, or else the one for all members of that name.
  func row(of ours: AnnotatedDeclaration) -> AnnotatedDeclaration? {
    let rows = rows[ours.owner, default: []]
    if ours.isType { return rows.first(where: \.isType) }
    return rows.first { $0.name == ours.name } ?? rows.first { $0.name == ours.baseName }
  }

  private static func lines(_ layout: CourseLayout, _ name: String) throws -> [[String]] {
    try layout.text("WorkshopUI/Annotations/\(name)").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return columns + Array(repeating: "", count: max(0, 5 - columns.count))
      }
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
  fileprivate var alternatives: [String] { split(separator: " | ").map(String.init) }
}
