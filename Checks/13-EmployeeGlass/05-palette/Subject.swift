/// What the checks may do with the learner's way of finding the colours of a picture.
public struct Subject: Sendable {
  /// Three bytes for each pixel, row by row.
  public struct Picture: Sendable {
    public var width: Int
    public var height: Int
    public var bytes: [UInt8]

    public init(width: Int, height: Int, bytes: [UInt8]) {
      (self.width, self.height, self.bytes) = (width, height, bytes)
    }
  }

  /// What the app's own parts find, without the learner's code.
  public struct Found: Sendable {
    /// Such as "#1B4965".
    public var colors: [String]
    public var passes: Int
    /// How many groups of pixels each pass touches.
    public var shades: Int

    public init(colors: [String], passes: Int, shades: Int) {
      (self.colors, self.passes, self.shades) = (colors, passes, shades)
    }
  }

  /// The sheet of a person, with a picture of three colours.
  public struct Sheet: Sendable {
    public let appear: @MainActor @Sendable () async -> Void
    public let moveSlider: @MainActor @Sendable (Int) -> Void
    public let colors: @MainActor @Sendable () -> [String]

    public init(
      appear: @escaping @MainActor @Sendable () async -> Void,
      moveSlider: @escaping @MainActor @Sendable (Int) -> Void,
      colors: @escaping @MainActor @Sendable () -> [String]
    ) {
      (self.appear, self.moveSlider, self.colors) = (appear, moveSlider, colors)
    }
  }

  /// Finds a picture's colours, starting on the main actor.
  public let palette:
    @MainActor @Sendable (Picture, _ count: Int, _ work: @escaping @Sendable (Int) -> Void)
      async throws -> [String]
  public let expected: @MainActor @Sendable (Picture, _ count: Int) -> Found
  /// Opens a sheet of the app, which finds its colours with the learner's code.
  public let sheet: @MainActor @Sendable () -> Sheet

  public init(
    palette:
      @escaping @MainActor @Sendable (
        Picture, _ count: Int, _ work: @escaping @Sendable (Int) -> Void
      ) async throws -> [String],
    expected: @escaping @MainActor @Sendable (Picture, _ count: Int) -> Found,
    sheet: @escaping @MainActor @Sendable () -> Sheet
  ) {
    (self.palette, self.expected, self.sheet) = (palette, expected, sheet)
  }
}
