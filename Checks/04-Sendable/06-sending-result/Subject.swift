/// What the checks may do with the learner's darkroom.
public struct Subject: Sendable {
  /// Has one image rendered for each list of filters, by a caller that keeps them all and frames
  /// each one, and reports on it.
  public let render: @Sendable (_ lists: [[String]]) async -> [Rendering]
  /// Shows a framed image for each list of filters, with one darkroom and one screen, and reports
  /// the filters of the image on the screen after each.
  public let showFramed: @Sendable (_ lists: [[String]]) async -> [[String]]
  /// Makes one darkroom, which several callers may ask.
  public let makeDarkroom: @Sendable () async -> Darkroom

  public init(
    render: @escaping @Sendable (_ lists: [[String]]) async -> [Rendering],
    showFramed: @escaping @Sendable (_ lists: [[String]]) async -> [[String]],
    makeDarkroom: @escaping @Sendable () async -> Darkroom
  ) {
    self.render = render
    self.showFramed = showFramed
    self.makeDarkroom = makeDarkroom
  }

  /// A darkroom.
  public struct Darkroom: Sendable {
    /// Has an image rendered, and reports its filters.
    public let render: @Sendable (_ filters: [String]) async -> [String]
    /// What the darkroom says that it rendered last.
    public let lastFilters: @Sendable () async -> [String]
    /// Has code that is isolated to the darkroom render an image for each list of filters, and reports
    /// what `lastFilters` is for that code after each.
    public let lastFiltersOnIt: @Sendable (_ lists: [[String]]) async -> [[String]]

    public init(
      render: @escaping @Sendable (_ filters: [String]) async -> [String],
      lastFilters: @escaping @Sendable () async -> [String],
      lastFiltersOnIt: @escaping @Sendable (_ lists: [[String]]) async -> [[String]]
    ) {
      self.render = render
      self.lastFilters = lastFilters
      self.lastFiltersOnIt = lastFiltersOnIt
    }
  }

  /// What became of one rendering.
  public struct Rendering: Sendable {
    /// The filters of the image when it was handed out.
    public let handedOut: [String]
    /// What the darkroom said that it rendered last, when the caller had framed the image.
    public let lastFilters: [String]
    /// The filters of the image when all images had been rendered and framed.
    public let inTheEnd: [String]

    public init(handedOut: [String], lastFilters: [String], inTheEnd: [String]) {
      self.handedOut = handedOut
      self.lastFilters = lastFilters
      self.inTheEnd = inTheEnd
    }
  }
}
