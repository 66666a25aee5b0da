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
  private static let second = file((2, "Jean", "Research"), (31, "Ada", "Ships"))

  @Test("The main actor may wait for it: files are loaded, and later records replace earlier ones")
  func loads() async throws {
    let repository = await makeSubject().makeRepository()
    try await repository.load(Self.first)
    try await repository.load(Self.second)
    let count = await repository.count()
    #expect(count == 4, "Five records were loaded, and two of them are of the same person.")
    let research = await repository.employees("Research")
    let ships = await repository.employees("Ships")
    #expect(research == ["2 Jean", "12 Mary"], "Ada has left Research; the rest in order of id.")
    #expect(ships == ["7 Grace", "31 Ada"], "Ada came to Ships with the second file.")
  }

  @Test("A bad file throws its error and changes nothing")
  func badFile() async throws {
    let repository = await makeSubject().makeRepository()
    try await repository.load(Self.first)
    let bad = Data(
      #"[{ "id": 7, "name": "X", "department": "Y" }, { "id": 90, "name": "Z" }]"#.utf8)
    await #expect(throws: DecodingError.self, "The second record lacks a department.") {
      try await repository.load(bad)
    }
    let (ships, count) = (await repository.employees("Ships"), await repository.count())
    #expect(ships == ["7 Grace"], "The file was bad, and one of its records has got in.")
    #expect(count == 3, "The file was bad, so there are as many as before it.")
  }

  @Test("Each department that is asked for has its number, also if nobody works there")
  func headcounts() async throws {
    let repository = await makeSubject().makeRepository()
    try await repository.load(Self.first)
    let counts = await repository.headcounts(["Ships", "Research", "Kitchen", "Ships"])
    #expect(
      counts == ["Ships": 1, "Research": 2, "Kitchen": 0],
      "Ships was asked for twice, and nobody works in the kitchen.")
    let some = await repository.headcounts(["Ships"])
    #expect(some == ["Ships": 1], "Only Ships was asked for.")
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
