/// What the checks may do with the learner's palette library.
public struct Subject: Sendable {
  /// One library, seen as a row of a list sees it.
  public struct Library: Sendable {
    /// Asks for the palette of an employee's avatar; the answer is the palette's colors.
    public let colors: @MainActor @Sendable (_ employeeID: Int) async -> [String]

    public init(colors: @escaping @MainActor @Sendable (_ employeeID: Int) async -> [String]) {
      self.colors = colors
    }
  }

  /// The slow work on the avatar of an employee; it gives the colors.
  public typealias Extract = @Sendable (_ employeeID: Int) -> [String]

  /// Makes an empty library of avatars whose palettes the given closure works out.
  public let makeLibrary: @MainActor @Sendable (_ extract: @escaping Extract) -> Library

  public init(makeLibrary: @escaping @MainActor @Sendable (_ extract: @escaping Extract) -> Library)
  {
    self.makeLibrary = makeLibrary
  }
}
