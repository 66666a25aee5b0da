/// What the checks may do with the learner's employees.
public struct Subject: Sendable {
  /// Something that is done with employees, each known by the name of the variable that holds it.
  public enum Step: Sendable {
    /// Makes a new employee.
    case hire(_ variable: String, id: Int, name: String)
    /// Copies one variable into another, as `=` does.
    case copy(_ variable: String, to: String)
    /// Gives the employee in a variable a desk.
    case sit(_ variable: String, floor: Int, phone: String)
    /// Moves the employee in a variable to another floor.
    case move(_ variable: String, floor: Int)
  }

  /// Does the steps in order, and returns the card of each variable in the end.
  public let cards: @MainActor @Sendable (_ steps: [Step]) -> [String: String]
  /// Does the steps, sends one variable to other tasks, which each move their copy to a floor, and
  /// returns the cards of these copies, in the order of the floors, and then that of the variable.
  public let cardsFromTasks:
    @MainActor @Sendable (_ steps: [Step], _ variable: String, _ floors: [Int]) async -> [String]
  /// Does the steps, and prints the cards of these variables, in order.
  public let printed:
    @MainActor @Sendable (_ steps: [Step], _ variables: [String]) async -> [String]

  public init(
    cards: @escaping @MainActor @Sendable (_ steps: [Step]) -> [String: String],
    cardsFromTasks:
      @escaping @MainActor @Sendable (
        _ steps: [Step], _ variable: String, _ floors: [Int]
      ) async -> [String],
    printed:
      @escaping @MainActor @Sendable (_ steps: [Step], _ variables: [String]) async -> [String]
  ) {
    self.cards = cards
    self.cardsFromTasks = cardsFromTasks
    self.printed = printed
  }
}
