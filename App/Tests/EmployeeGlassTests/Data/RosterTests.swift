import Testing

@testable import EmployeeGlass

@Suite("A roster")
struct RosterTests {
  private static let people: [Employee] = [
    .person(1, "Østergård", in: "Sales", since: "2023-05-01"),
    .person(2, "ada", in: "Research", since: "2024-12-31", title: "Head of Research"),
    .person(3, "Zoë", in: "Research", since: "2024-01-01", manager: 2),
    .person(4, "Émile", in: "Design", since: "2024-12-31", manager: 2),
    .person(5, "Ada", in: "Sales", since: "2019-01-01"),
    .person(6, "Яна", in: "Design", since: "2023-05-01", manager: 2),
    .person(7, "7 of Nine", in: "Research", since: "2023-05-01"),
  ]

  private static func words(_ query: DirectoryQuery) async throws -> [String] {
    try await Roster.make(version: 1, of: people) { _ in }.snapshot(for: query).words
  }

  @Test("by name there is a section for each letter, and one at the end for what has none")
  func byName() async throws {
    let words = try await Self.words(DirectoryQuery(order: .name))
    #expect(
      words == ["A: ada, Ada", "E: Émile", "O: Østergård", "Z: Zoë", "Other: 7 of Nine, Яна"])
  }

  @Test("by department, each is in the order of the names")
  func byDepartment() async throws {
    let words = try await Self.words(DirectoryQuery())
    #expect(
      words == ["Design: Émile, Яна", "Research: ada, Zoë, 7 of Nine", "Sales: Ada, Østergård"])
  }

  @Test("by start date, the newest come first")
  func byStartDate() async throws {
    let words = try await Self.words(DirectoryQuery(order: .startDate))
    #expect(words == ["2024: ada, Émile, Zoë", "2023: Østergård, 7 of Nine, Яна", "2019: Ada"])
  }

  @Test(
    "a search finds those who have all words, without case and accents",
    arguments: [
      ("zoe", ["Research: Zoë"]), ("  ZOË ", ["Research: Zoë"]),
      ("ostergard", ["Sales: Østergård"]), ("яна", ["Design: Яна"]),
      ("research", ["Research: ada, Zoë, 7 of Nine"]), ("head ada", ["Research: ada"]),
      ("ada head", ["Research: ada"]), ("emile zoe", []), ("nobody", []),
      ("\u{0}zoe", ["Research: Zoë"]), ("e\u{301}mile", ["Design: Émile"]),
    ])
  func search(text: String, found: [String]) async throws {
    #expect(try await Self.words(DirectoryQuery(searchText: text)) == found)
  }

  @Test("departments are shown together, and offices narrow them down")
  func filters() async throws {
    var filter = DirectoryFilter(departments: ["Design", "Sales"])
    var query = DirectoryQuery(filter: filter, order: .name)
    #expect(try await Self.words(query) == ["A: Ada", "E: Émile", "O: Østergård", "Other: Яна"])
    filter.offices = ["Oslo"]
    query.filter = filter
    #expect(try await Self.words(query) == [])
    filter.offices = ["Oslo", "London"]
    query.filter = filter
    #expect(try await Self.words(query).count == 4)
    filter.departments[contains: "Sales"] = false
    filter.departments[contains: "Research"] = true
    query.filter = filter
    #expect(try await Self.words(query).first == "A: ada")
  }

  @Test("a department and a search narrow each other down")
  func department() async throws {
    let query = DirectoryQuery(
      searchText: "engineer", filter: DirectoryFilter(departments: ["Research"]), order: .name)
    #expect(try await Self.words(query) == ["Z: Zoë", "Other: 7 of Nine"])
    #expect(
      try await Self.words(DirectoryQuery(filter: DirectoryFilter(departments: ["Magic"]))) == [])
  }

  @Test("a snapshot counts what it has, and what it leaves out")
  func counts() async throws {
    let roster = try await Roster.make(version: 3, of: Self.people) { _ in }
    let snapshot = try roster.snapshot(
      for: DirectoryQuery(filter: DirectoryFilter(departments: ["Sales"])))
    #expect(snapshot.version == 3)
    #expect((snapshot.matchCount, snapshot.totalCount) == (2, 7))
    #expect(snapshot.departments == ["Design", "Research", "Sales"])
    #expect(roster.employee(4)?.name == "Émile" && roster.employee(8) == nil)
    #expect(try roster.reports(to: 2).map(\.name) == ["Émile", "Zoë", "Яна"])
    #expect(try roster.reports(to: 1).isEmpty)
  }

  @Test("sections are compared without a look at an employee")
  func identity() async throws {
    let meter = MainActorMeter()
    let roster = try await Roster.make(version: 1, of: .company(2_000), work: meter.work)
    let (one, other) = (
      try roster.snapshot(for: DirectoryQuery()), try roster.snapshot(for: DirectoryQuery())
    )
    let before = meter.elsewhere
    #expect(one == other)
    #expect(one.sections[0].employees != one.sections[1].employees)
    #expect(meter.elsewhere == before)
  }

  @Test("a search looks for cancellation on its way")
  func cancellation() async throws {
    let roster = try await Roster.make(version: 1, of: .company(2_000)) { _ in }
    let search = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try roster.snapshot(for: DirectoryQuery(searchText: "name"))
    }
    await #expect(throws: CancellationError.self) { try await search.value }
  }

  @Test("more departments than a company has are refused")
  func departments() async {
    let people = (1...201).map { Employee.person($0, "Ada", in: "Department \($0)") }
    await #expect(throws: EmployeeServiceError.self) {
      try await Roster.make(version: 1, of: people) { _ in }
    }
  }
}
