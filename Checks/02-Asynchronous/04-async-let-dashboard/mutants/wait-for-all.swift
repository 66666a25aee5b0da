// refused by: checks — `waitForAll()` waits for all and then throws: an error cancels nothing

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

private nonisolated enum Part: Sendable {
  case headcount(Int)
  case newcomers([Employee])
  case birthdays([Employee])
}

private actor Draft {
  var headcount = 0
  var newcomers: [Employee] = []
  var birthdays: [Employee] = []

  func take(_ part: Part) {
    switch part {
    case .headcount(let count): headcount = count
    case .newcomers(let employees): newcomers = employees
    case .birthdays(let employees): birthdays = employees
    }
  }
}

func loadDashboard(from server: DirectoryServer) async throws -> Dashboard {
  let draft = Draft()
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask { await draft.take(.headcount(try await server.headcount())) }
    group.addTask { await draft.take(.newcomers(try await server.newcomers())) }
    group.addTask { await draft.take(.birthdays(try await server.birthdays())) }
    try await group.waitForAll()
  }
  return await Dashboard(
    headcount: draft.headcount, newcomers: draft.newcomers, birthdays: draft.birthdays)
}
