// From ObservableObject to Observable
//
// The screen's model is used on the main queue, and only a comment says so. A search has a queue of its own.
//
// Goal: the model is isolated to the main actor, and its search runs off it.
//
// - The model and its changes are on the main actor.
// - A search calls `employees(_:matching:)` off the main actor.
// - Only the newest search's employees are shown.
// - Each reload asks the server. Loading, the message and the results are as they were.
// - A view or `withObservationTracking` is told when any of the four properties is no longer equal.
// - The module fits the step's budget.
//
// `@Observable` takes the place of `ObservableObject`, `@Published` and `@ObservedObject`. The screen reads its given
// model.

import SwiftUI

// MARK: - Your turn

// TODO: Isolate the model to the main actor, observe it, and search elsewhere.

/// What the screen of the roster shows. Used on the main queue.
public final class RosterModel: ObservableObject {
  @Published public private(set) var shown: [Employee] = []
  @Published public private(set) var isLoading = false
  @Published public private(set) var message: String?
  @Published public var query = "" {
    didSet { search() }
  }

  private let service: RosterService
  private let searchQueue = DispatchQueue(label: "roster.search", qos: .userInitiated)

  public init(service: RosterService) {
    self.service = service
  }

  public func reload() {
    isLoading = true
    service.load { [weak self] result in
      guard let self = self else { return }
      self.isLoading = false
      switch result {
      case .success:
        self.message = nil
        self.search()
      case .failure(let error):
        self.message = "\(error)"
      }
    }
  }

  /// Searching a large roster takes a while, so it has a queue. Only the newest query is shown.
  private func search() {
    let query = self.query
    let all = service.snapshot.employees
    searchQueue.async {
      let found = employees(all, matching: query)
      DispatchQueue.main.async {
        guard self.query == query else { return }
        self.shown = found
      }
    }
  }
}

/// The employees of whom each word of a query begins a word of the name or the department.
func employees(_ all: [Employee], matching query: String) -> [Employee] {
  log(.info, "searching \(all.count) employees")
  let parts = query.lowercased().split(separator: " ")
  return all.filter { employee in
    let words = "\(employee.name) \(employee.department)".lowercased().split(separator: " ")
    return parts.allSatisfy { part in words.contains { $0.hasPrefix(part) } }
  }
}

public struct RosterScreen: View {
  @ObservedObject var model: RosterModel

  public init(model: RosterModel) {
    self.model = model
  }

  public var body: some View {
    List(model.shown, id: \.id) { employee in
      Text(employee.name)
    }
    .overlay { if model.isLoading { ProgressView() } }
  }
}
