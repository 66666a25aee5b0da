// refused by: checks — one more try for each question: after an error, and after being cancelled too

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
  async let headcount = again(server.headcount)
  async let newcomers = again(server.newcomers)
  async let birthdays = again(server.birthdays)
  return try await Dashboard(headcount: headcount, newcomers: newcomers, birthdays: birthdays)
}

private nonisolated func again<Answer>(
  _ ask: @Sendable () async throws -> Answer
) async throws -> Answer {
  do { return try await ask() } catch { return try await ask() }
}
