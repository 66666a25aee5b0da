// right: one enum says what the screen shows, and the properties are computed from it

public final class RosterModel {
  private enum Phase {
    case idle
    case loading
    case failed(any Error)
  }

  private var phase = Phase.idle
  public private(set) var names: [String] = []

  public var isLoading: Bool {
    if case .loading = phase { true } else { false }
  }

  public var errorText: String? {
    if case .failed(let error) = phase { "No roster: \(error)" } else { nil }
  }

  private let ask: () async throws -> [String]

  public init(fetch: @escaping () async throws -> [String]) {
    ask = fetch
  }

  public func load() async {
    phase = .loading
    do {
      names = try await ask()
      phase = .idle
    } catch {
      phase = .failed(error)
    }
  }
}
