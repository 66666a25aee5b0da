// differs: a throwing group whose children hand back parts; it hears of the first failure at once

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

func loadDashboard(from server: DirectoryServer) async throws -> Dashboard {
  try await withThrowingTaskGroup(of: Part.self) { group in
    group.addTask { .headcount(try await server.headcount()) }
    group.addTask { .newcomers(try await server.newcomers()) }
    group.addTask { .birthdays(try await server.birthdays()) }
    var headcount = 0
    var newcomers: [Employee] = []
    var birthdays: [Employee] = []
    for try await part in group {
      switch part {
      case .headcount(let count): headcount = count
      case .newcomers(let employees): newcomers = employees
      case .birthdays(let employees): birthdays = employees
      }
    }
    return Dashboard(headcount: headcount, newcomers: newcomers, birthdays: birthdays)
  }
}
