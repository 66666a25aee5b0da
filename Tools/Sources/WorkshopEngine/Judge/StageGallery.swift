import Foundation

/// The answers to a stage's steps as pages of a window: a program of its own, which SwiftPM builds, since a window
/// needs libraries that judging does without.
///
/// A step has pages where its adapter has a function `makeGallery()`; CONTRIBUTING.md says what it returns.
public struct StageGallery: Sendable {
  public var stage: Course.Stage
  /// The steps that have pages, in the course's order.
  public var steps: [Course.Step]
  private let layout: CourseLayout

  /// - Returns: nil where no step of the stage has pages.
  public init?(of stage: Course.Stage, in layout: CourseLayout) {
    self.stage = stage
    self.layout = layout
    steps = stage.steps.filter { step in
      let adapter = (try? layout.text(layout.adapter(step))) ?? ""
      return step.usesSwiftUI == true && step.member == nil && adapter.contains("func makeGallery(")
    }
    if steps.isEmpty { return nil }
  }

  /// Which file answers a step, and whose it is.
  public struct Answer: Sendable {
    var path: String
    public var isYours: Bool
    /// For the learner, such as “Your answer.”
    public var note: String

    public init(path: String, isYours: Bool, note: String) {
      (self.path, self.isYours, self.note) = (path, isYours, note)
    }
  }

  /// Where the package stands below the course's root.
  public var folder: String { ".workshop/gallery/\(stage.folder)" }

  /// Writes the package. A file that stays as it is keeps its date, so that little is compiled the next time.
  ///
  /// - Parameter answers: By step id; one for each step.
  /// - Throws: `FileTrouble`.
  public func write(_ answers: [String: Answer]) throws {
    try put(manifest, at: "Package.swift")
    try put(program(answers), at: "Sources/Gallery/main.swift")
    for step in steps {
      let answer = answers[step.id]?.path ?? layout.solution(step)
      for (module, path) in [
        (step.module, answer), ("\(step.module)Subject", layout.subject(step)),
        ("\(step.module)Adapter", layout.adapter(step)),
      ] {
        try put(layout.text(path), at: "Sources/\(module)/\(step.fileStem).swift")
      }
    }
    try link("Sources/WorkshopSupport", to: "Support/Sources")
    for neighbour in steps.neighbours {
      try link("Sources/\(neighbour.module)", to: layout.neighbourFolder(neighbour))
    }
  }

  /// Builds the package with SwiftPM. The first time it compiles the window's libraries, and fetches one of them.
  ///
  /// - Parameters:
  ///   - swift: The path of the `swift` command.
  ///   - progress: Hears of the last line that SwiftPM wrote, a few times a second.
  /// - Returns: The path of the program.
  /// - Throws: `PackageBuild.Failed`, `SpawnError`.
  public func build(
    with swift: String, progress: @escaping @Sendable (String) -> Void
  ) async throws -> String {
    try await PackageBuild(
      package: folder, product: "Gallery", title: "The gallery", log: "\(folder)/build.log"
    ).run(with: swift, in: layout, progress: progress)
  }

  private static func text(_ file: URL) -> String {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func put(_ text: String, at path: String) throws {
    let file = layout.url("\(folder)/\(path)")
    guard Self.text(file) != text else { return }
    try writeAtomically(Data(text.utf8), to: file, named: "\(folder)/\(path)")
  }

  private func link(_ path: String, to target: String) throws {
    let file = layout.url("\(folder)/\(path)")
    let destination = layout.url(target).path
    let manager = FileManager.default
    guard (try? manager.destinationOfSymbolicLink(atPath: file.path)) != destination else { return }
    try? manager.removeItem(at: file)
    try FileTrouble.telling(file.path, .write) {
      try manager.createSymbolicLink(atPath: file.path, withDestinationPath: destination)
    }
  }
}
