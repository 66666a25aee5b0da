/// The isolation settings that a step, a gate or a code fence is compiled under.
public enum IsolationMode: String, Codable, Sendable, CaseIterable {
  /// Swift 6, default isolation MainActor: what Xcode gives a new app.
  case app
  /// Swift 6, nothing isolated by default, with the two upcoming features.
  case library
  /// Swift 6 and nothing else.
  case bare
  /// Swift 5, with the checking of data races that it has by default: next to none. For libraries that
  /// were written before Swift 6; an answer is never judged in it.
  case swift5
  /// Swift 5 with complete checking: what Swift 6 refuses is a warning. For modules on their way there.
  case complete
  /// Complete checking, and the main actor by default, with isolated conformances.
  case completeMain
  /// Those, and a warning where `NonisolatedNonsendingByDefault` would move a function to its caller's actor.
  case completeMigrate
  /// Swift 5 with complete checking, and all that `app` has but its language version; with Swift 6's checks at
  /// run time (SE-0423).
  case completeApp

  /// The modes of answers.
  public static let ofAnswers: [IsolationMode] = [.app, .library, .bare]
  /// The modes of a module that is being migrated.
  public static let ofMembers: [IsolationMode] =
    [.swift5, .complete, .completeMain, .completeMigrate, .completeApp] + ofAnswers

  /// What swiftc is told; `Package.swift` says the same in `extension [SwiftSetting]`.
  public var compilerArguments: [String] {
    let conformances = ["-enable-upcoming-feature", "InferIsolatedConformances"]
    let caller = ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"]
    let upcoming = caller + conformances
    let main = ["-default-isolation", "MainActor"]
    let complete = ["-swift-version", "5", "-enable-upcoming-feature", "StrictConcurrency"]
    return switch self {
    case .app: ["-swift-version", "6"] + main + upcoming
    case .library: ["-swift-version", "6"] + upcoming
    case .bare: ["-swift-version", "6"]
    case .swift5: ["-swift-version", "5"]
    case .complete: complete
    case .completeMain: complete + main + conformances
    case .completeMigrate:
      complete + main + conformances + [caller[0], "\(caller[1]):migrate"]
    case .completeApp:
      // Swift 6 has it: a closure that is called off its actor ends the program.
      complete + main + upcoming + ["-enable-upcoming-feature", "DynamicActorIsolation"]
    }
  }

  /// For a table.
  public var name: String {
    switch self {
    case .app: "app mode"
    case .library: "library mode"
    case .bare: "Swift 6, bare"
    case .swift5: "Swift 5"
    case .complete: "Swift 5, complete checking"
    case .completeMain: "Swift 5, complete, main actor by default"
    case .completeMigrate: "Swift 5, complete, main actor by default, migrating"
    case .completeApp: "Swift 5, complete, app mode"
    }
  }

  /// For a person.
  public var summary: String {
    switch self {
    case .app: "app mode: Swift 6, main actor by default"
    case .library: "library mode: Swift 6, nonisolated by default"
    case .bare: "Swift 6, no upcoming features"
    case .swift5: "Swift 5 language mode: next to no checking for data races"
    case .complete: "Swift 5 language mode with complete checking: data races are warnings"
    case .completeMain: "Swift 5 language mode with complete checking, main actor by default"
    case .completeMigrate:
      "Swift 5 language mode with complete checking, main actor by default, caller's isolation announced"
    case .completeApp: "app mode, but Swift 5 with complete checking: data races are warnings"
    }
  }
}
