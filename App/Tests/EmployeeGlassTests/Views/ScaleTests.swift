import Testing
@_spi(Workshop) import WorkshopUI

@testable import EmployeeGlass

@Suite(.timeLimit(.minutes(5))) @MainActor struct ScaleTests {
  @Test func aHundredThousandPeopleCostNoMoreViewsThanTheScreenHas() async throws {
    let service = PreviewEmployeeService(employees: .many(100_000))
    let host = ViewHost(DirectoryWindow(repository: EmployeeRepository(service: service)))
    await host.wait { !$0.rows.isEmpty }
    #expect(bodies(of: host) < 500)

    let list = try #require(host.all("List").first)
    for place in [0.25, 0.5, 1] {
      host.recorder.reset()
      try host.send(.scroll, "\(place * 100_000 * 52)", id: list.id)
      #expect(!host.rows.isEmpty && host.rows.count < 60)
      #expect(bodies(of: host) < 500)
    }

    host.recorder.reset()
    try host.send(.change, "person 99999", to: "Name, title or department")
    await host.wait { $0.rows.count == 1 }
    #expect(bodies(of: host) < 500)
    #expect(host.recorder.faults.isEmpty)
  }

  private func bodies(of host: ViewHost) -> Int {
    host.recorder.bodies.values.reduce(0, +)
  }
}

extension [Employee] {
  /// People of twelve departments.
  fileprivate static func many(_ count: Int) -> [Employee] {
    (1...count).map { id in
      Employee(
        id: id, name: "Person \(id)", sortName: "Person \(id)", department: "Group \(id % 12)",
        title: "Engineer", email: "person\(id)@employees.example", phone: nil, office: "London",
        startDate: CalendarDay(year: 2020, month: 1, day: 1)!, managerID: nil,
        avatarPath: "/employees/\(id)/avatar")
    }
  }
}
