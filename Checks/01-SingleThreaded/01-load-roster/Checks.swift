import LoadRosterAdapter
import LoadRosterSubject
import Testing

@Suite("Load a roster", .serialized)
@MainActor
struct LoadRosterChecks {
  private typealias Employee = Subject.Employee

  private func load(_ records: String...) -> Subject.Outcome {
    makeSubject().load((["id,name,department"] + records).joined(separator: "\n"))
  }

  @Test("The employees come in the order of the text. Two may have the same id")
  func everyRecord() {
    let outcome = load(
      "7, Grace Hopper ,Research", "4,Zoé Adams,Research, London", "9,Ada Lovelace,Engines",
      "12,Grace Hopper,Research", "-7,Mary Jackson,Sales", "+5,Bo Berg,Sales",
      "9,Augusta Ada King,Engines", "9,Augusta Ada King,Engines")
    #expect(
      outcome
        == .loaded([
          Employee(id: 7, name: "Grace Hopper", department: "Research"),
          Employee(id: 4, name: "Zoé Adams", department: "Research, London"),
          Employee(id: 9, name: "Ada Lovelace", department: "Engines"),
          Employee(id: 12, name: "Grace Hopper", department: "Research"),
          Employee(id: -7, name: "Mary Jackson", department: "Sales"),
          Employee(id: 5, name: "Bo Berg", department: "Sales"),
          Employee(id: 9, name: "Augusta Ada King", department: "Engines"),
          Employee(id: 9, name: "Augusta Ada King", department: "Engines"),
        ]),
      """
      These eight records have nothing wrong with them: `Int` reads “-7” and “+5”, and records may \
      have the same id, or be the same in all fields. The fields are those that `records(in:)` gives, and the employees come in \
      the order of the text.
      """)
    let only = load("1,Ada Lovelace,Engines")
    #expect(
      only == .loaded([Employee(id: 1, name: "Ada Lovelace", department: "Engines")]),
      "A roster of one record has one employee.")
    let odd = load(
      "0,O'Neil (3M),,", "007,\"Ada\",R&D,, Engines,", "9223372036854775807,-,?",
      "1,name,department", "2,Ada  Lovelace,Tools   and Dies")
    #expect(
      odd
        == .loaded([
          Employee(id: 0, name: "O'Neil (3M)", department: ","),
          Employee(id: 7, name: "\"Ada\"", department: "R&D,, Engines,"),
          Employee(id: .max, name: "-", department: "?"),
          Employee(id: 1, name: "name", department: "department"),
          Employee(id: 2, name: "Ada  Lovelace", department: "Tools   and Dies"),
        ]),
      """
      `Int` reads “0”, “007” and 9223372036854775807. A field that is not empty stays as \
      `records(in:)` gives it, with all its spaces: “-” is a name, and a department may hold commas, \
      and may be nothing else.
      """)
    let many = makeSubject().load(
      "id,name,department\n" + (1...700).map { "\($0),Bo \($0),Sales\n" }.joined())
    #expect(
      many == .loaded((1...700).map { Employee(id: $0, name: "Bo \($0)", department: "Sales") }),
      "A roster of 700 records has 700 employees, in the order of the text.")
  }

  @Test("A text without records is an empty roster, and no error")
  func noRecords() {
    for text in [
      "id,name,department", "id,name,department\n", "id,name,department\n\n\n", "", "\n",
    ] {
      let outcome = makeSubject().load(text)
      #expect(
        outcome == .loaded([]),
        "The text \(text.debugDescription) holds no record, so nothing in it can be faulty.")
    }
  }

  @Test("An id is also faulty if `Int` cannot read it")
  func faultyID() {
    for id in [
      "x", "", "7a", "7.5", "1_000", "1e3", "0x7", "٧", "+", "4 5", "99999999999999999999", "-",
    ] {
      let outcome = load("7,Grace Hopper,Research", "\(id),Ada Lovelace,Engines", "4,Zoé,Research")
      #expect(
        outcome == .fault(record: 2, field: "id"),
        """
        The id of record 2 is “\(id)”. A person has to correct that line, so the error says which \
        one it is and which field. The roster would lack a person, silently.
        """)
    }
    let joined = load("7,Grace Hopper,Research", "id,name,department", "4,Zoé,Research")
    #expect(
      joined == .fault(record: 2, field: "id"),
      """
      Two texts were joined, so record 2 says “id,name,department”. Only the first line is a header, \
      and `Int` cannot read “id”.
      """)
  }

  @Test("A field is faulty if it is missing or empty: a name or a department")
  func missingFields() {
    let expected = [
      "8": "name", "8,": "name", "8,,Engines": "name", "8, ,Engines": "name",
      "8,Ada Lovelace": "department", "8,Ada Lovelace,": "department",
      "8,Ada Lovelace, ": "department",
    ]
    for (record, field) in expected.sorted(by: { $0.key < $1.key }) {
      let outcome = load("7,Grace Hopper,Research", "4,Zoé,Research", record, "9,Bo,Engines")
      #expect(
        outcome == .fault(record: 3, field: field),
        "Record 3 is “\(record)”: its \(field) is missing or empty, and it may not be guessed.")
    }
  }

  @Test("The error names the first faulty record, and its first faulty field from the left")
  func firstFault() {
    let twoRecords = load("7,Grace Hopper,", "x,Ada Lovelace,Engines", "4,,")
    #expect(
      twoRecords == .fault(record: 1, field: "department"),
      "All three records are faulty. To correct the text, a person begins with the first.")
    let last = load("7,Grace Hopper,Research", "4,Zoé,Research", "9,Bo,Engines", "x,Ada,Engines")
    #expect(
      last == .fault(record: 4, field: "id"),
      "The last record counts as well as the first, though no line comes after it.")
    for (record, field) in [("x", "id"), (",,", "id"), ("x,,Engines", "id"), ("8,,", "name")] {
      let outcome = load(record)
      #expect(
        outcome == .fault(record: 1, field: field),
        "More than one field of “\(record)” is faulty. The first from the left is named.")
    }
  }

  @Test("Blank lines and the ends of lines change no record and no number")
  func lines() {
    let good = makeSubject().load("id,name,department\r\n\r\n7,Grace Hopper,Research\r\n  \r\n")
    #expect(
      good == .loaded([Employee(id: 7, name: "Grace Hopper", department: "Research")]),
      "Lines may end as on Windows, and blank lines hold no record; `records(in:)` knows both.")
    let faulty = makeSubject().load("\nid,name,department\n\n7,Grace,Research\n \n\n4,,Research\n")
    #expect(
      faulty == .fault(record: 2, field: "name"),
      "Records are counted, not lines: the faulty one is the second record after the header.")
  }
}
