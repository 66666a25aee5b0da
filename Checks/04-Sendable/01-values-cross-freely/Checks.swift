import Testing
import ValuesCrossFreelyAdapter
import ValuesCrossFreelySubject

@Suite("Values cross freely", .serialized)
@MainActor
struct ValuesCrossFreelyChecks {
  let subject = makeSubject()

  /// What stands on each employee's card after the steps, by the names of the variables.
  private func cards(after steps: [Subject.Step]) -> [String] {
    subject.cards(steps).map { "\($0.key): \($0.value)" }.sorted()
  }

  @Test("A change of one copy shows in no other: a move")
  func movesAreSeenOnce() {
    let ada = [
      Subject.Step.hire("ada", id: 7, name: "Ada"), .sit("ada", floor: 2, phone: "41"),
      .copy("ada", to: "copy"),
    ]
    let movedCopy = cards(after: ada + [.move("copy", floor: 5)])
    #expect(
      movedCopy == ["ada: Ada, floor 2, phone 41", "copy: Ada, floor 5, phone 41"],
      """
      Only the copy was moved. What do the two have in common, so that both are on the same floor? \
      Or did the copy not move at all?
      """)
    let movedOriginal = cards(after: ada + [.move("ada", floor: 9)])
    #expect(
      movedOriginal == ["ada: Ada, floor 9, phone 41", "copy: Ada, floor 2, phone 41"],
      "Only the first one was moved, after it had been copied. The copy knows nothing of that.")
    let movedBoth = cards(
      after: ada + [
        .move("copy", floor: 5), .copy("copy", to: "third"), .move("ada", floor: 1),
        .move("copy", floor: 3), .move("copy", floor: 4),
      ])
    #expect(
      movedBoth == [
        "ada: Ada, floor 1, phone 41", "copy: Ada, floor 4, phone 41",
        "third: Ada, floor 5, phone 41",
      ],
      "Three copies went to three floors, one of them by way of two others.")
  }

  @Test("A change of one copy shows in no other: a new desk")
  func desksAreSeenOnce() {
    let cards = cards(after: [
      .hire("ada", id: 7, name: "Ada"), .copy("ada", to: "at home"),
      .sit("ada", floor: 2, phone: "41"), .copy("ada", to: "old desk"),
      .sit("ada", floor: 6, phone: "12"),
    ])
    #expect(
      cards == [
        "ada: Ada, floor 6, phone 12", "at home: Ada, at home", "old desk: Ada, floor 2, phone 41",
      ],
      "One copy was made before the first desk, and one before the second. Each shows its own time."
    )
  }

  @Test("`sit` and `move` do what they do now: the phone moves along, a new desk has a new phone")
  func moves() {
    let cards = cards(after: [
      .hire("ada", id: 7, name: "Ada"), .move("ada", floor: 4), .copy("ada", to: "first"),
      .sit("ada", floor: 2, phone: "41"), .move("ada", floor: 8), .copy("ada", to: "second"),
      .sit("ada", floor: 0, phone: "12"), .sit("ada", floor: 6, phone: "12"),
      .copy("ada", to: "third"), .move("ada", floor: 3), .move("ada", floor: -1),
    ])
    #expect(
      cards == [
        "ada: Ada, floor -1, phone 12", "first: Ada, at home", "second: Ada, floor 8, phone 41",
        "third: Ada, floor 6, phone 12",
      ],
      """
      `sit`, `move` and `card` do what they did before. If two copies show the same here, look at the \
      checks above first; otherwise: what has changed in these three besides?
      """)
  }

  @Test("`sit` and `move` do what they do now: each goes to every floor, an earlier one, too")
  func backAgain() {
    let steps: [Subject.Step] = [
      .hire("ada", id: 7, name: "Ada"), .sit("ada", floor: 1, phone: "41"),
      .copy("ada", to: "1"), .move("ada", floor: 2), .copy("ada", to: "2"),
      .move("ada", floor: 1), .copy("ada", to: "3"), .move("ada", floor: 1),
      .copy("ada", to: "4"), .sit("ada", floor: 2, phone: "41"), .copy("ada", to: "5"),
      .sit("ada", floor: 1, phone: "12"), .copy("ada", to: "6"),
      .sit("ada", floor: 2, phone: "41"), .copy("ada", to: "7"), .move("ada", floor: 1),
    ]
    let cards = cards(after: steps)
    let places = [
      "1, phone 41", "2, phone 41", "1, phone 41", "1, phone 41", "2, phone 41", "1, phone 12",
      "2, phone 41",
    ]
    #expect(
      cards == places.indices.map { "\($0 + 1): Ada, floor \(places[$0])" }
        + ["ada: Ada, floor 1, phone 41"],
      """
      An employee went from floor 1 to 2 and back, several times, with `move` and with `sit`; a copy was \
      made after each. Where they have been before does not matter.
      """)
  }

  @Test(
    "`card` does what it does now, for every name, floor and phone, empty ones too",
    arguments: [
      ("Ada", 2, ""), ("Ada", 0, " "), ("Ada", -1, "020"), ("Ada", 41, "20-41"),
      ("Ada", 7, "+44 (0) 20"),
      ("", 2, "41"), (" Zoë  LEE ", .max, "at home"), ("Ada, at home", .min, "nil"),
      ("Ada, floor 1, phone 2", -999, "0"),
      (#"{phone} {floor} %@ %d $1 \(floor) <name>"#, 5, #"{name}, {floor} %@ "\(name)""#),
      ("Ze\u{308}no; 3|4", 1, "20-41;ext 3|4,5:6/7\t8\n9\u{0}\u{1F}e\u{301}"),
      (String(repeating: "Ada ", count: 100), 100, String(repeating: "20-41;", count: 100)),
    ])
  func cardsToTheLetter(name: String, floor: Int, phone: String) {
    let cards = cards(after: [
      .hire("ada", id: 7, name: name), .copy("ada", to: "at home"),
      .sit("ada", floor: 3, phone: phone),
      .copy("ada", to: "first"), .move("ada", floor: floor), .copy("ada", to: "second"),
      .move("ada", floor: floor),
    ])
    let expected = [
      "ada: \(name), floor \(floor), phone \(phone)", "at home: \(name), at home",
      "first: \(name), floor 3, phone \(phone)",
      "second: \(name), floor \(floor), phone \(phone)",
    ]
    #expect(
      cards == expected,
      """
      Four copies of one employee. An empty phone is a phone too, and a phone is a text: its zeros and \
      dashes belong to it. A move changes the floor of one copy, and nothing else.
      """)
    let lengths = cards.map(\.unicodeScalars.count)
    #expect(
      lengths == expected.map(\.unicodeScalars.count),
      "So many scalars are on the cards. The letters are written as they were given.")
  }

  @Test("A change of one employee shows in no other, however alike the two look")
  func twinsAreApart() {
    let cards = cards(after: [
      .hire("first", id: 7, name: "Ada"), .hire("second", id: 7, name: "Ada"),
      .sit("first", floor: 2, phone: "41"), .sit("second", floor: 2, phone: "41"),
      .move("second", floor: 5),
    ])
    #expect(
      cards == ["first: Ada, floor 2, phone 41", "second: Ada, floor 5, phone 41"],
      "Two employees with the same data, and one of them was moved. The other one keeps its floor.")
  }

  @Test("A change of one copy shows in no other, also on other threads")
  func copiesCross() async {
    let cards = await subject.cardsFromTasks(
      [.hire("ada", id: 7, name: "Ada"), .sit("ada", floor: 2, phone: "41")], "ada", [5, 3, 9])
    #expect(
      cards == [
        "Ada, floor 5, phone 41", "Ada, floor 3, phone 41", "Ada, floor 9, phone 41",
        "Ada, floor 2, phone 41",
      ],
      "Three copies were sent away and moved there. The last line is the one that stayed here.")
  }

  @Test("Printed cards are those of the employees that were handed over, in order")
  func printing() async {
    let printed = await subject.printed(
      [
        .hire("ada", id: 7, name: "Ada"), .sit("ada", floor: 2, phone: "41"),
        .hire("grace", id: 3, name: "Grace"), .copy("ada", to: "copy"), .move("copy", floor: 5),
      ], ["copy", "grace", "ada", "copy"])
    #expect(
      printed == [
        "Ada, floor 5, phone 41", "Grace, at home", "Ada, floor 2, phone 41",
        "Ada, floor 5, phone 41",
      ],
      "Each card comes from the copy that was handed over, as it was then.")
  }
}
