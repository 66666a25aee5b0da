// step: task-from-a-button
// must get: gate
// Comments for the compiler's verifier do not speak for the gates.

import Observation

// expected-error@-2 {{[actor_isolated_call_decl]}}
@Observable
final class DirectoryModel {
  private(set) var names: [String] = []
  private(set) var isLoading = false  // expected-error {{[actor_isolated_non_self_reference]}}
  private(set) var message: String?

  private let load: @Sendable () async throws -> [String]

  init(load: @escaping @Sendable () async throws -> [String]) {
    self.load = load
  }

  func cancelTapped() {}

  func tapped() async {  // expected-error {{[async_call_without_await]}}
    isLoading = true
    names = (try? await load()) ?? []
    isLoading = false
  }
}
