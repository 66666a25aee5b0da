// refused by: checks — a task beside two children: when it alone is still open, the caller cannot reach it

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
  let birthdays = Task { try await server.birthdays() }
  async let headcount = server.headcount()
  async let newcomers = server.newcomers()
  do {
    return try await Dashboard(
      headcount: headcount, newcomers: newcomers, birthdays: birthdays.value)
  } catch {
    birthdays.cancel()
    _ = await birthdays.result
    throw error
  }
}
