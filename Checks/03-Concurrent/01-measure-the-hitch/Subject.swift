/// What the checks may do with the learner's measurement.
public struct Subject: Sendable {
  /// A suspect that does what the checks say.
  public struct Suspect: Sendable {
    public let name: String
    /// The pieces of work, in units; there is a pause between one array and the next.
    public let stretches: [[Int]]
    /// Called each time a run of the suspect begins.
    public let runBegins: @MainActor @Sendable () -> Void

    public init(
      name: String, stretches: [[Int]], runBegins: @escaping @MainActor @Sendable () -> Void
    ) {
      self.name = name
      self.stretches = stretches
      self.runBegins = runBegins
    }
  }

  /// The suspect that was found, and the units of its longest stretch.
  public typealias Hitch = (name: String, units: Int)

  /// Measures suspects of the checks' making.
  public let worstHitch: @MainActor @Sendable (_ suspects: [Suspect]) async -> Hitch?
  /// Measures the suspects of the step in a directory of some employees.
  public let worstHitchInDirectory: @MainActor @Sendable (_ employees: Int) async -> Hitch?

  public init(
    worstHitch: @escaping @MainActor @Sendable (_ suspects: [Suspect]) async -> Hitch?,
    worstHitchInDirectory: @escaping @MainActor @Sendable (_ employees: Int) async -> Hitch?
  ) {
    self.worstHitch = worstHitch
    self.worstHitchInDirectory = worstHitchInDirectory
  }
}
