// refused by: checks — the lists are taken in the order in which they come, which changes

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
  case count(Int)
  case list([Employee])
}

func loadDashboard(from server: DirectoryServer) async throws -> Dashboard {
  try await withThrowingTaskGroup(of: Part.self) { group in
    group.addTask { .count(try await server.headcount()) }
    group.addTask { .list(try await server.newcomers()) }
    group.addTask { .list(try await server.birthdays()) }
    var headcount = 0
    var lists: [[Employee]] = []
    for try await part in group {
      switch part {
      case .count(let count): headcount = count
      case .list(let list): lists.append(list)
      }
    }
    return Dashboard(headcount: headcount, newcomers: lists[0], birthdays: lists[1])
  }
}
