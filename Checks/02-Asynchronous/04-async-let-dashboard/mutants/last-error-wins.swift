// refused by: checks — the last error is thrown: that of a question cancelled because of the first

// MARK: - Given

nonisolated struct Employee: Sendable {
  let id: Int
  let name: String
}

nonisolated struct Dashboard: Sendable {
  let headcount: Int
  let newcomers: [Employee]
  let birthdays: [Employee]
}

/// The server; each property asks it one question.
nonisolated struct DirectoryServer: Sendable {
  let headcount: @Sendable () async throws -> Int
  let newcomers: @Sendable () async throws -> [Employee]
  let birthdays: @Sendable () async throws -> [Employee]
}

// MARK: - Your turn

func loadDashboard(from server: DirectoryServer) async throws -> Dashboard {
  var headcount = 0
  var lists: [String: [Employee]] = [:]
  var failure: (any Error)?
  await withThrowingTaskGroup(of: (String, Int, [Employee]).self) { group in
    group.addTask { ("headcount", try await server.headcount(), []) }
    group.addTask { ("newcomers", 0, try await server.newcomers()) }
    group.addTask { ("birthdays", 0, try await server.birthdays()) }
    while let result = await group.nextResult() {
      switch result {
      case .success(("headcount", let count, _)):
        headcount = count
      case .success((let list, _, let employees)):
        lists[list] = employees
      case .failure(let error):
        failure = error
        group.cancelAll()
      }
    }
  }
  if let failure { throw failure }
  return Dashboard(
    headcount: headcount, newcomers: lists["newcomers"] ?? [], birthdays: lists["birthdays"] ?? [])
}
