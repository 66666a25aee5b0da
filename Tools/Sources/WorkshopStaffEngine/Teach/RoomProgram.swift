import Foundation
import WorkshopEngine

/// The trainer's room, a program of the package `App/`.
public struct RoomProgram: Sendable {
  private let layout: CourseLayout

  public init(_ layout: CourseLayout) {
    self.layout = layout
  }

  /// The folder that keeps what learners have sent, until the class ends.
  public var folder: String { layout.url(".workshop/room").path }

  /// Builds it with SwiftPM.
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
      package: "App", product: "classroom", title: "The room", log: ".workshop/room-build.log"
    ).run(with: swift, in: layout, progress: progress)
  }
}
