/// What the checks may do with the learner's `readAlbum` and the book that it fills.
public struct Subject: Sendable {
  /// An album, as a server and a processor see it.
  public struct Album: Sendable {
    /// Whose avatar is on a page, after the network has brought it; nil after the last page.
    public let download: @Sendable (_ position: Int) async -> Int?
    /// The slow work of parsing the page of an employee.
    public let parse: @Sendable (_ employeeID: Int) -> Void
    /// The slow work on an employee's avatar; it gives the colors.
    public let extract: @Sendable (_ employeeID: Int) -> [String]

    public init(
      download: @escaping @Sendable (_ position: Int) async -> Int?,
      parse: @escaping @Sendable (_ employeeID: Int) -> Void,
      extract: @escaping @Sendable (_ employeeID: Int) -> [String]
    ) {
      self.download = download
      self.parse = parse
      self.extract = extract
    }
  }

  /// A book of palettes, seen as a screen sees it.
  public struct Book: Sendable {
    /// The colors that the book has for an employee.
    public let colors: @MainActor @Sendable (_ employeeID: Int) -> [String]?
    /// Puts colors into the book, as a person does who picks them, or takes them out where nil.
    public let put: @MainActor @Sendable (_ colors: [String]?, _ employeeID: Int) -> Void
    /// Reads an album into the book.
    public let read: @MainActor @Sendable (_ album: Album) async -> Void

    public init(
      colors: @escaping @MainActor @Sendable (_ employeeID: Int) -> [String]?,
      put: @escaping @MainActor @Sendable (_ colors: [String]?, _ employeeID: Int) -> Void,
      read: @escaping @MainActor @Sendable (_ album: Album) async -> Void
    ) {
      self.colors = colors
      self.put = put
      self.read = read
    }
  }

  /// Makes an empty book.
  public let makeBook: @MainActor @Sendable () -> Book

  public init(makeBook: @escaping @MainActor @Sendable () -> Book) {
    self.makeBook = makeBook
  }
}
