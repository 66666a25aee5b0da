import NonisolatedSyncAdapter
import NonisolatedSyncSubject
import Testing

@Suite("Nonisolated and synchronous", .serialized)
@MainActor
struct NonisolatedSyncChecks {
  let subject = makeSubject()

  private static let people = [
    Subject.Person("Ada Lovelace", in: "Research"),
    Subject.Person("Grace  Brewster Hopper", in: "Ships and Compilers"),
    Subject.Person("Åsa Öberg", in: "Research"),
    Subject.Person("Ada Lovelace", in: "Ships and Compilers"),
    Subject.Person("ada lovelace", in: "RESEARCH"),
  ]

  private static let keys = [
    "research/ada-lovelace",
    "ships-and-compilers/grace-brewster-hopper",
    "research/åsa-öberg",
    "ships-and-compilers/ada-lovelace",
    "research/ada-lovelace",
  ]

  @Test("The keys are what they were")
  func keysStay() {
    for (person, key) in zip(Self.people, Self.keys) {
      let read = subject.key(person)
      #expect(
        read == key,
        """
        Palettes are kept under these keys already. Under another key, nobody finds the palette of \
        \(person.name) in \(person.department) again.
        """)
    }
  }

  @Test("A screen finds the palette of an employee by its key")
  func screenFindsThePalette() {
    let book = Dictionary(Self.keys.map { ($0, [$0]) }) { first, _ in first }
    for (person, key) in zip(Self.people, Self.keys) {
      let found = subject.colors(person, book)
      #expect(
        found == [key],
        "The book has the palette of \(person.name) in \(person.department) under “\(key)”.")
    }
  }

  @Test("The import groups employees by the keys that the screens use")
  func importUsesTheSameKeys() async {
    let groups = await subject.namesByKey(Self.people)
    #expect(
      groups == [
        "research/ada-lovelace": ["Ada Lovelace", "ada lovelace"],
        "ships-and-compilers/grace-brewster-hopper": ["Grace  Brewster Hopper"],
        "research/åsa-öberg": ["Åsa Öberg"],
        "ships-and-compilers/ada-lovelace": ["Ada Lovelace"],
      ],
      "The import looks under these keys. Where a screen uses another one, the two never meet.")
  }
}
