// must compile: `RosterClient` is Sendable: two tasks ask one client at the same time
// mode: library
@testable import CallbacksToAsync

func first(
  of client: CallbacksToAsync::RosterClient
) async throws -> CallbacksToAsync::Employee? {
  let task = Task { @concurrent in try? await client.fetchRoster() }
  let employees = try await client.fetchRoster()
  return await task.value?.first ?? employees.first
}
