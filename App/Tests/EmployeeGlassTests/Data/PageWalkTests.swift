import Testing

@testable import EmployeeGlass

@Suite("Walking the pages")
struct PageWalkTests {
  @Test("each person is there once, as the server wrote them last")
  func repeats() throws {
    var walk = PageWalk()
    try walk.add(EmployeePage([.person(1, "Ada"), .person(2, "Zoë")], of: 3, next: "a"))
    #expect(!walk.isComplete && walk.cursor == "a")
    #expect(walk.progress == LoadingProgress(loaded: 2, total: 3))
    try walk.add(EmployeePage([.person(2, "Zoë Müller"), .person(3, "Grace")], of: 3))
    #expect(walk.isComplete)
    #expect(walk.employees.map(\.name) == ["Ada", "Zoë Müller", "Grace"])
  }

  @Test("a company without employees is complete")
  func nobody() throws {
    var walk = PageWalk()
    try walk.add(EmployeePage([]))
    #expect(walk.isComplete && walk.employees.isEmpty)
  }

  @Test("pages that never end are refused")
  func circles() throws {
    #expect(throws: EmployeeServiceError.self) {
      var walk = PageWalk()
      try walk.add(EmployeePage([], of: 9, next: "a"))
    }
    #expect(throws: EmployeeServiceError.self) {
      var walk = PageWalk()
      for _ in 0..<2 { try walk.add(EmployeePage([.person(1, "Ada")], of: 9, next: "a")) }
    }
    #expect(throws: EmployeeServiceError.self) {
      var walk = PageWalk()
      for number in 0..<9 {
        try walk.add(EmployeePage([.person(1, "Ada")], of: 9, next: "\(number)"))
      }
    }
  }

  @Test("more than the app can hold is refused at the first page")
  func tooMany() {
    #expect(throws: EmployeeServiceError.tooLarge) {
      var walk = PageWalk()
      try walk.add(EmployeePage([.person(1, "Ada")], of: PageWalk.mostEmployees + 1, next: "a"))
    }
  }
}
