// differs: three tasks without a parent, which are cancelled and awaited by hand

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
  let headcount = Task { try await server.headcount() }
  let newcomers = Task { try await server.newcomers() }
  let birthdays = Task { try await server.birthdays() }

  return try await withTaskCancellationHandler {
    do {
      return Dashboard(
        headcount: try await headcount.value,
        newcomers: try await newcomers.value,
        birthdays: try await birthdays.value)
    } catch {
      headcount.cancel()
      newcomers.cancel()
      birthdays.cancel()
      _ = await headcount.result
      _ = await newcomers.result
      _ = await birthdays.result
      throw error
    }
  } onCancel: {
    headcount.cancel()
    newcomers.cancel()
    birthdays.cancel()
  }
}
