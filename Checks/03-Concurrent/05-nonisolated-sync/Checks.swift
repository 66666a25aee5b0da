import NonisolatedSyncAdapter
import NonisolatedSyncSubject
import Testing

@Suite("Nonisolated and synchronous", .serialized)
@MainActor
struct NonisolatedSyncChecks {
  let subject = makeSubject()

  private static let longName =
    "Pablo Diego José Francisco de Paula Juan Nepomuceno Cipriano Ruiz y Picasso"

  private static let people = [
    Subject.Person("Ada Lovelace", in: "Research"),
    Subject.Person("Grace  Brewster Hopper", in: "Ships and Compilers"),
    Subject.Person("Åsa Öberg", in: "Research"),
    Subject.Person("Ada Lovelace", in: "Ships and Compilers"),
    Subject.Person("ada lovelace", in: "RESEARCH"),
    Subject.Person(" Katherine Johnson ", in: "Flight Research "),
    Subject.Person("Mary\tJackson", in: "Wind Tunnels"),
    Subject.Person("Dorothy Vaughan", in: ""),
    Subject.Person("", in: "Research"),
    Subject.Person("  ", in: " "),
    Subject.Person("ÉMILIE du Châtelet/Breteuil", in: "R&D / 2nd  floor"),
    Subject.Person("3-D Printer_1", in: "A--B"),
    Subject.Person("Ada\u{A0}Lovelace\n", in: "Research"),
    Subject.Person(longName, in: "Fine Arts"),
    Subject.Person("Νίκος Weiß", in: "ΝΙΚΟΣ"),
    // The letters of both are the same, and each has its own department.
    Subject.Person("Ada", in: "Sales "),
    Subject.Person("da", in: "Sales A"),
  ]

  private static let keys = [
    "research/ada-lovelace",
    "ships-and-compilers/grace-brewster-hopper",
    "research/åsa-öberg",
    "ships-and-compilers/ada-lovelace",
    "research/ada-lovelace",
    "flight-research/katherine-johnson",
    "wind-tunnels/mary\tjackson",
    "/dorothy-vaughan",
    "research/",
    "/",
    "r&d-/-2nd-floor/émilie-du-châtelet/breteuil",
    "a--b/3-d-printer_1",
    "research/ada\u{A0}lovelace\n",
    "fine-arts/pablo-diego-josé-francisco-de-paula-juan-nepomuceno-cipriano-ruiz-y-picasso",
    "νικοσ/νίκος-weiß",
    "sales/ada",
    "sales-a/da",
  ]

  @Test("The key of every employee stays as it is, for every name and department")
  func keysStay() {
    for (person, key) in zip(Self.people, Self.keys) {
      let read = subject.key(person)
      #expect(
        read == key,
        """
        Palettes are kept under these keys already. Under another key, no screen finds the \
        palette of \(person.name.debugDescription) in \(person.department.debugDescription) \
        again. Department and name each lose the spaces around them. Only spaces are taken out: a \
        tab (\\t) stays. The slash stands there even where a part is empty.
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
        "The book has the palette of \(person.name.debugDescription) under \(key.debugDescription)."
      )
    }
  }

  @Test("The import groups employees by the keys that the screens use")
  func importUsesTheSameKeys() async {
    let groups = await subject.namesByKey(Array(Self.people.prefix(8)))
    let expected = [
      "research/ada-lovelace": ["Ada Lovelace", "ada lovelace"],
      "ships-and-compilers/grace-brewster-hopper": ["Grace  Brewster Hopper"],
      "research/åsa-öberg": ["Åsa Öberg"],
      "ships-and-compilers/ada-lovelace": ["Ada Lovelace"],
      "flight-research/katherine-johnson": [" Katherine Johnson "],
      "wind-tunnels/mary\tjackson": ["Mary\tJackson"],
      "/dorothy-vaughan": ["Dorothy Vaughan"],
    ]
    for (key, names) in expected.sorted(by: { $0.key < $1.key }) {
      let found = groups[key]
      #expect(
        found == names,
        """
        A screen looks for these employees under \(key.debugDescription), and this is what the \
        import has under that key.
        """)
    }
    let count = groups.count
    #expect(count == expected.count, "There are so many keys for these employees.")
  }

  @Test("What is given stays: the import leaves the main actor, wherever it is started")
  func importLeavesTheMainActor() async {
    let subject = subject
    var hasEnded = false
    // It runs on the spot, up to the first suspension.
    let importing = Task.immediate {
      _ = await subject.namesByKey(Self.people)
      hasEnded = true
    }
    let heldTheMainActor = hasEnded
    await importing.value
    #expect(
      !heldTheMainActor,
      """
      The import went from its first line to its last on the main actor, and no other code ran \
      there. With a hundred thousand employees, screens stand still. Is `groupByKey` as it came?
      """)
  }
}
