/// A page to play with before a stage's exercises.
public struct PlaygroundPage: Sendable, Equatable {
  /// Its name, such as `two-calls`.
  public var id: String
  public var stage: Course.Stage
  /// Its code, relative to the course's root.
  public var path: String
}

extension CourseLayout {
  /// The folder of a stage's pages, as Xcode opens it.
  public func playground(_ stage: Course.Stage) -> String {
    "Playgrounds/\(stage.folder).playground"
  }

  /// The list of a stage's pages, as Xcode reads it.
  package func playgroundContents(_ stage: Course.Stage) -> String {
    "\(playground(stage))/contents.xcplayground"
  }

  /// A stage's pages in their order; none where the list cannot be read.
  public func playgroundPages(_ stage: Course.Stage) -> [PlaygroundPage] {
    let contents = (try? text(playgroundContents(stage))) ?? ""
    return contents.matches(of: /<page name='([a-z0-9-]+)'\/>/).map { match in
      PlaygroundPage(
        id: String(match.1), stage: stage,
        path: "\(playground(stage))/Pages/\(match.1).xcplaygroundpage/Contents.swift")
    }
  }

  /// All pages of the course.
  public var playgroundPages: [PlaygroundPage] { course.stages.flatMap(playgroundPages) }
}
