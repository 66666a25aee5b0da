import Foundation

/// A finished app with a learner's files in the place of ours, built by SwiftPM to be seen in a window.
///
/// Its sources are a copy: ``CourseLayout/appFolder(_:)`` is ours alone.
public struct AppOfPieces: Sendable {
  public var stage: Course.Stage
  /// The steps whose answers are files of the app, in the course's order.
  public var steps: [Course.Step]
  private let app: Course.Member
  private let layout: CourseLayout

  /// - Returns: nil where no step of the stage is a piece of an app.
  public init?(of stage: Course.Stage, in layout: CourseLayout) {
    steps = stage.steps.filter(\.isPiece)
    guard let app = steps.first?.member else { return nil }
    (self.stage, self.app, self.layout) = (stage, app, layout)
  }

  /// The package that builds the app, and where it looks for the copy: App/Package.swift has that place too.
  private static let package = "App"
  private var folder: String { "\(Self.package)/.build/pieces/\(app.module)" }

  /// Makes the copy. A file that stays as it is keeps its date, so that little is compiled the next time.
  ///
  /// - Parameter answers: The learner's files by step id; ours where there is none.
  /// - Throws: `FileTrouble`.
  public func write(_ answers: [String: String]) throws {
    let source = layout.appFolder(app)
    let mine = Dictionary(
      uniqueKeysWithValues: steps.compactMap { step in
        answers[step.id].flatMap { answer in step.member.map { (layout.appFile($0), answer) } }
      })
    let ours = try layout.files(below: source).filter { $0.hasSuffix(".swift") }
    var written: Set<String> = []
    for path in ours {
      let name = "\(folder)/\(path.dropFirst(source.count + 1))"
      written.insert(name)
      let text = Data(try layout.text(mine[path] ?? path).utf8)
      let file = layout.url(name)
      guard (try? Data(contentsOf: file)) != text else { continue }
      try writeAtomically(text, to: file, named: name)
    }
    // A file that the app has no more would be compiled all the same.
    for path in (try? layout.files(below: folder)) ?? [] where !written.contains(path) {
      try FileManager.default.removeItem(at: layout.url(path))
    }
  }

  /// Builds the app with the copy in it.
  ///
  /// - Parameters:
  ///   - swift: The path of the `swift` command.
  ///   - progress: Hears of the last line that SwiftPM wrote, a few times a second.
  /// - Returns: The path of the program.
  /// - Throws: an error with the compiler's words, `SpawnError`.
  public func build(
    with swift: String, progress: @escaping @Sendable (String) -> Void
  ) async throws -> String {
    try await PackageBuild(
      package: Self.package, product: "employee-glass", title: "The app",
      log: "\(Self.package)/.build/pieces/build.log", environment: ["WORKSHOP_PIECES": "1"]
    ).run(with: swift, in: layout, progress: progress)
  }

  /// What the program is told: whose the files are, for the line above the app and for the page of a fault.
  ///
  /// - Parameters:
  ///   - answers: As of ``write(_:)``.
  ///   - unfinished: The ids of those answers that have not passed.
  public func words(_ answers: [String: String], unfinished: Set<String> = []) -> [String] {
    let mine = steps.filter { answers[$0.id] != nil }
    func part(_ title: String, _ isPart: (Course.Step) -> Bool) -> String? {
      let part = steps.filter(isPart)
      guard !part.isEmpty else { return nil }
      let names = part.count == steps.count ? "all pieces" : part.map(\.id).joined(separator: ", ")
      return "\(title): \(names)."
    }
    let note =
      mine.isEmpty
      ? "Ours: all pieces, until yours pass."
      : [
        part("Yours") { answers[$0.id] != nil && !unfinished.contains($0.id) },
        part("Yours, not passed yet") { answers[$0.id] != nil && unfinished.contains($0.id) },
        part("Ours") { answers[$0.id] == nil },
      ].compactMap(\.self).joined(separator: " ")
    return ["--supervised", "--note", note]
      + mine.flatMap { step in
        step.member.flatMap { member in
          answers[step.id].map { ["--copy", "\(member.file)=\($0)"] }
        } ?? []
      }
  }
}
