public import Foundation

/// What the checks may do with the learner's directory.
public struct Subject: Sendable {
  /// One model, seen as the screen sees it.
  public struct Model: Sendable {
    /// Asks for an employee and their office, and shows both.
    public let show: @MainActor @Sendable (_ id: Int) async throws -> Void
    /// Asks the server, from the main actor, for a value that notes whether it is decoded there.
    public let decodesOnMainActor: @MainActor @Sendable (_ path: String) async throws -> Bool
    /// The employee on the screen in a line of text: the id, the name and the city.
    public let employee: @MainActor @Sendable () -> String?
    /// The office on the screen in a line of text: the street, and the floor or a dash.
    public let office: @MainActor @Sendable () -> String?

    public init(
      show: @escaping @MainActor @Sendable (_ id: Int) async throws -> Void,
      decodesOnMainActor: @escaping @MainActor @Sendable (_ path: String) async throws -> Bool,
      employee: @escaping @MainActor @Sendable () -> String?,
      office: @escaping @MainActor @Sendable () -> String?
    ) {
      self.show = show
      self.decodesOnMainActor = decodesOnMainActor
      self.employee = employee
      self.office = office
    }
  }

  /// Answers the request for a path.
  public typealias Reply = @Sendable (_ path: String) async throws -> Data
  /// Hears of units of work, on whichever thread they are done.
  public typealias Work = @Sendable (Int) -> Void

  /// Makes a model whose server answers and reports its work with these closures.
  public let makeModel:
    @MainActor @Sendable (_ reply: @escaping Reply, _ work: @escaping Work) -> Model

  public init(
    makeModel:
      @escaping @MainActor @Sendable (_ reply: @escaping Reply, _ work: @escaping Work) -> Model
  ) {
    self.makeModel = makeModel
  }
}
