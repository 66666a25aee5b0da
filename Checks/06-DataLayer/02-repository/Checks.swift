import Foundation
import RepositoryAdapter
import RepositorySubject
import Testing

@Suite("A repository on its layer", .serialized)
@MainActor
struct RepositoryChecks {
  private static func file(_ records: (id: Int, name: String, department: String)...) -> Data {
    let lines = records.map { record in
      #"{ "id": \#(record.id), "name": "\#(record.name)", "department": "\#(record.department)" }"#
    }
    return Data("[\(lines.joined(separator: ", "))]".utf8)
  }

  private static let first = file(
    (31, "Ada", "Research"), (7, "Grace", "Ships"), (12, "Mary", "Research"))
  private static let second = file(
    (2, "Jean", "Research"), (31, "Ada", "Ships"), (100, "Zoë", "Research"), (8, "Tim", "Ships"),
    (-4, "Jo", "Research"), (8, "Timo", ""))

  @Test("The answers stay: files are loaded, and later records replace earlier ones")
  func loads() async throws {
    let repository = await makeSubject().makeRepository()
    try await repository.load(Self.first)
    let before = await repository.employees("Research")
    let countsBefore = await repository.headcounts(["Research", "Ships"])
    #expect(before == ["12 Mary", "31 Ada"], "The first file's, in order of id.")
    #expect(countsBefore == ["Research": 2, "Ships": 1], "The numbers of the first file.")
    try await repository.load(Self.second)
    let count = await repository.count()
    #expect(count == 7, "Nine records were loaded, and two of them replace an earlier one.")
    let research = await repository.employees("Research")
    let ships = await repository.employees("Ships")
    #expect(
      research == ["-4 Jo", "2 Jean", "12 Mary", "100 Zoë"],
      """
      Research was asked for before the second file came, and again after it. Ada has left Research; \
      the rest in order of id.
      """)
    #expect(ships == ["7 Grace", "31 Ada"], "Ada came to Ships with the second file.")
    let (unnamed, lowercased) = (
      await repository.employees(""), await repository.employees("ships")
    )
    #expect(
      unnamed == ["8 Timo"], "Number 8 is in the file twice, the second time without department.")
    #expect(lowercased == [], "Departments are compared to the letter.")
    let countsAfter = await repository.headcounts(["Research", "Ships", ""])
    #expect(
      countsAfter == ["Research": 4, "Ships": 2, "": 1], "The numbers after the second file.")
    try await repository.load(Data("[]".utf8))
    try await repository.load(Self.first)
    let again = (await repository.employees("Ships"), await repository.count())
    #expect(again.0 == ["7 Grace"], "Ada went back to Research with the third file.")
    #expect(again.1 == 7, "The third file has no new employee, and the one before it is empty.")
  }

  @Test("The answers stay: an employee who moves is found in the new department only")
  func moves() async throws {
    let repository = await makeSubject().makeRepository()
    try await repository.load(Self.first)
    let departments = ["Research", "Ships", "Caf\u{e9}"]
    let (before, countsBefore) = (
      await repository.employees("Research"), await repository.headcounts(departments)
    )
    #expect(before == ["12 Mary", "31 Ada"], "These two work in Research.")
    #expect(
      countsBefore == ["Research": 2, "Ships": 1, "Caf\u{e9}": 0], "No employee has moved yet.")
    // The file does not name the department that they leave. The café's é is two scalars.
    try await repository.load(
      Self.file((12, "Mary", "Ships"), (31, "Ada", "Cafe\u{301}")))
    let left = await repository.employees("Research")
    let (ships, cafe) = (
      await repository.employees("Ships"), await repository.employees("Caf\u{e9}")
    )
    let counts = await repository.headcounts(departments)
    #expect(left == [], "Both have left Research, which was asked for before they did.")
    #expect(ships == ["7 Grace", "12 Mary"], "Mary came to Ships.")
    #expect(cafe == ["31 Ada"], "Equal names are one department, however their letters are made.")
    #expect(
      counts == ["Research": 0, "Ships": 2, "Caf\u{e9}": 1],
      "There are as many employees as before, in other departments.")
  }

  @Test("The answers count a file when `load` has returned")
  func loadedAtOnce() async throws {
    let repository = await makeSubject().makeRepository()
    let first = try await repository.loadAndLook(Self.first, "Research")
    #expect(
      first == .init(count: 3, employees: ["12 Mary", "31 Ada"], headcount: 2),
      """
      Code on the layer called `load`, and this is what it found on the next line. There is nothing to \
      wait for: `load` is synchronous, and leaves nothing for a task.
      """)
    let second = try await repository.loadAndLook(Self.second, "Research")
    #expect(
      second
        == .init(
          count: 7, employees: ["-4 Jo", "2 Jean", "12 Mary", "100 Zoë"], headcount: 4),
      "The second file was loaded, and this is what the next line found.")
  }

  @Test("The answers stay, in a cancelled task too")
  func cancelled() async throws {
    let repository = await makeSubject().makeRepository()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await repository.load(Self.first)
      return await repository.headcounts(["Research", "Ships"])
    }
    let counts = try await task.value
    #expect(
      counts == ["Research": 2, "Ships": 1], "A task that was cancelled loaded a file and counted.")
  }

  @Test("The answers stay: a bad file throws its error and changes nothing")
  func badFile() async throws {
    let repository = await makeSubject().makeRepository()
    try await repository.load(Self.first)
    let bad = Data(
      #"[{ "id": 7, "name": "X", "department": "Y" }, { "id": 90, "name": "Z" }]"#.utf8)
    await #expect(throws: DecodingError.self, "The second record lacks a department.") {
      try await repository.load(bad)
    }
    await #expect(throws: DecodingError.self, "This is no JSON.") {
      try await repository.load(Data("[{".utf8))
    }
    await #expect(throws: DecodingError.self, "A file without a byte is no JSON.") {
      try await repository.load(Data())
    }
    let (ships, count) = (await repository.employees("Ships"), await repository.count())
    #expect(ships == ["7 Grace"], "The file was bad, and one of its records has got in.")
    #expect(count == 3, "The file was bad, so there are as many as before it.")
    let counts = await repository.headcounts(["Y", "Research"])
    #expect(counts == ["Y": 0, "Research": 2], "The file was bad, so it adds no employee.")
  }

  @Test(
    "The answers stay: each department that is asked for has its number, also without employees")
  func headcounts() async throws {
    let repository = await makeSubject().makeRepository()
    try await repository.load(Self.first)
    let counts = await repository.headcounts(["Ships", "Research", "Kitchen", "Ships"])
    #expect(
      counts == ["Ships": 1, "Research": 2, "Kitchen": 0],
      "Ships was asked for twice, and the kitchen has no employees.")
    let some = await repository.headcounts(["Ships"])
    #expect(some == ["Ships": 1], "Only Ships was asked for.")
    let none = await repository.headcounts([])
    #expect(none == [:], "No department was asked for.")
  }

  @Test("Two repositories share the layer, and not their employees")
  func twoRepositories() async throws {
    let subject = makeSubject()
    let (left, right) = (await subject.makeRepository(), await subject.makeRepository())
    try await left.load(Self.first)
    let (there, here) = (await right.count(), await left.count())
    #expect(there == 0, "Nothing was loaded here. The file went to the other repository.")
    #expect(here == 3, "The file was loaded into this one.")
  }
}
