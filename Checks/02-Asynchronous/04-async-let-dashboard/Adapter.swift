public import AsyncLetDashboardSubject

@testable import AsyncLetDashboard

/// Hands the learner's function to the checks.
public func makeSubject() -> AsyncLetDashboardSubject::Subject {
  AsyncLetDashboardSubject::Subject {
    (
      headcount: @escaping AsyncLetDashboardSubject::Subject.Question<Int>,
      newcomers: @escaping AsyncLetDashboardSubject::Subject.Question<[String]>,
      birthdays: @escaping AsyncLetDashboardSubject::Subject.Question<[String]>
    ) async throws -> AsyncLetDashboardSubject::Subject.Page in
    let server: AsyncLetDashboard::DirectoryServer = AsyncLetDashboard::DirectoryServer(
      headcount: headcount,
      newcomers: { () async throws -> [AsyncLetDashboard::Employee] in
        let names: [String] = try await newcomers()
        return employees(names)
      },
      birthdays: { () async throws -> [AsyncLetDashboard::Employee] in
        let names: [String] = try await birthdays()
        return employees(names)
      })
    let page: AsyncLetDashboard::Dashboard = try await AsyncLetDashboard::loadDashboard(
      from: server)
    return AsyncLetDashboardSubject::Subject.Page(
      headcount: page.headcount,
      newcomers: page.newcomers.Swift::map { (employee: AsyncLetDashboard::Employee) -> String in
        employee.name
      },
      birthdays: page.birthdays.Swift::map { (employee: AsyncLetDashboard::Employee) -> String in
        employee.name
      })
  }
}

private func employees(_ names: [String]) -> [AsyncLetDashboard::Employee] {
  names.Swift::enumerated().Swift::map {
    (entry: (offset: Int, element: String)) -> AsyncLetDashboard::Employee in
    AsyncLetDashboard::Employee(id: entry.offset, name: entry.element)
  }
}
