import SwiftUI

@Observable final class LoadModel {
  enum Phase {
    case idle, loading
    case loaded([String])
    case failed(String)
  }

  private(set) var phase = Phase.idle
  private let fetch: @concurrent @Sendable () async throws -> [String]

  init(fetch: @escaping @concurrent @Sendable () async throws -> [String]) { self.fetch = fetch }

  func load() async {
    phase = .loading
    do {
      phase = .loaded(try await fetch())
    } catch is CancellationError {
      phase = .idle
    } catch {
      phase = .failed("The server did not answer.")
    }
  }
}

struct LoadingStates: View {
  @State var model: LoadModel
  @State private var attempt = 0

  var body: some View {
    Group {
      switch model.phase {
      case .idle:
        Color.clear
      case .loading:
        ProgressView("Loading")
      case .loaded(let names) where names.isEmpty:
        ContentUnavailableView("Nobody here", systemImage: "person.slash")
      case .loaded(let names):
        List(names, id: \.self) { Text($0) }
      case .failed(let words):
        ContentUnavailableView {
          Label("No connection", systemImage: "wifi.slash")
        } description: {
          Text(words)
        } actions: {
          Button("Try again") { attempt += 1 }
            .buttonStyle(.borderedProminent)
        }
      }
    }
    .task(id: attempt) { await model.load() }
  }
}
