/// What the checks may do with the learner's importer and its stores.
public struct Subject: Sendable {
  /// One importer with two stores, used from the main actor.
  public struct Importer: Sendable {
    /// Saves employees, given by id and name, and returns the counts of the two stores.
    public let run: @MainActor @Sendable (_ employees: [(id: Int, name: String)]) async -> [Int]
    /// The name that the memory has for an id.
    public let name: @MainActor @Sendable (_ id: Int) async -> String?
    /// Whether `run` is isolated to the layer.
    public let runsOnTheLayer: @MainActor @Sendable () -> Bool
    /// The lines of the journal.
    public let lines: @MainActor @Sendable () async -> [String]

    public init(
      run: @escaping @MainActor @Sendable (_ employees: [(id: Int, name: String)]) async -> [Int],
      name: @escaping @MainActor @Sendable (_ id: Int) async -> String?,
      runsOnTheLayer: @escaping @MainActor @Sendable () -> Bool,
      lines: @escaping @MainActor @Sendable () async -> [String]
    ) {
      self.run = run
      self.name = name
      self.runsOnTheLayer = runsOnTheLayer
      self.lines = lines
    }
  }

  /// Makes an importer whose stores are empty.
  public let makeImporter: @MainActor @Sendable () async -> Importer

  public init(makeImporter: @escaping @MainActor @Sendable () async -> Importer) {
    self.makeImporter = makeImporter
  }
}
