/// What the checks may do with the learner's model.
public struct Subject: Sendable {
  /// A row as a screen shows it.
  public struct Person: Equatable, Sendable, CustomStringConvertible {
    public let id: Int
    public let name: String

    public init(id: Int, name: String) {
      self.id = id
      self.name = name
    }

    public var description: String { "\(id) \(name)" }
  }

  /// A model on the main actor.
  public struct Model: Sendable {
    public let search: @MainActor @Sendable (_ text: String) async -> Void
    public let rename: @MainActor @Sendable (_ id: Int, _ name: String) async -> Void
    public let shown: @MainActor @Sendable () -> [Person]

    public init(
      search: @escaping @MainActor @Sendable (_ text: String) async -> Void,
      rename: @escaping @MainActor @Sendable (_ id: Int, _ name: String) async -> Void,
      shown: @escaping @MainActor @Sendable () -> [Person]
    ) {
      self.search = search
      self.rename = rename
      self.shown = shown
    }
  }

  /// Makes a model of a database with these people. `joined` is asked in each query who has joined since.
  /// `onUse` is called in each query, and whenever the name of a row is read or changed.
  public let makeModel:
    @MainActor @Sendable (
      _ people: [Person], _ joined: @escaping @Sendable () -> [Person],
      _ onUse: @escaping @Sendable () -> Void
    ) -> Model

  public init(
    makeModel:
      @escaping @MainActor @Sendable (
        _ people: [Person], _ joined: @escaping @Sendable () -> [Person],
        _ onUse: @escaping @Sendable () -> Void
      ) -> Model
  ) {
    self.makeModel = makeModel
  }
}
