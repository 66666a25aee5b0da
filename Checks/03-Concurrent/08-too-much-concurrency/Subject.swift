/// What the checks may do with the learner's directory.
public struct Subject: Sendable {
  /// An employee of the checks' making.
  public struct Employee: Sendable {
    public let id: Int
    public let name: String

    public init(id: Int, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// One model, seen as the screen sees it.
  public struct Model: Sendable {
    /// Shows employees; synchronous, as a button's action is.
    public let show: @MainActor @Sendable (_ employees: [Employee]) -> Void
    /// The rows on the screen, each as a line of text: the initials, a space and the name.
    public let rows: @MainActor @Sendable () -> [String]

    public init(
      show: @escaping @MainActor @Sendable (_ employees: [Employee]) -> Void,
      rows: @escaping @MainActor @Sendable () -> [String]
    ) {
      self.show = show
      self.rows = rows
    }
  }

  /// Makes a model that shows no employees yet.
  public let makeModel: @MainActor @Sendable () -> Model
  /// The initials of a name.
  public let initials: @MainActor @Sendable (_ name: String) -> String

  public init(
    makeModel: @escaping @MainActor @Sendable () -> Model,
    initials: @escaping @MainActor @Sendable (_ name: String) -> String
  ) {
    self.makeModel = makeModel
    self.initials = initials
  }
}
