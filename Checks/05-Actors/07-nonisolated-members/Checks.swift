import NonisolatedMembersAdapter
import NonisolatedMembersSubject
import Testing

@Suite("Nonisolated members", .serialized)
@MainActor
struct NonisolatedMembersChecks {
  let subject = makeSubject()

  @Test("The values stay as they are: a department has its id, name and description")
  func saysWhoItIs() async {
    for (id, name) in [
      (7, "Research"), (0, "Ships and Compilers"), (-3, "Café Größe"), (1_234_567, " R & D "),
    ] {
      let department = await subject.makeDepartment(id, name)
      let read = (department.id(), department.name(), department.description())
      #expect(read.0 == id, "This department was made with id \(id).")
      #expect(read.1 == name, "This department was made with the name \(name.debugDescription).")
      #expect(read.2 == "\(name) (no. \(id))", "The description has the form that it had.")
    }
  }

  @Test("The values stay as they are: a search finds a department by a part of its name")
  func matches() async {
    let department = await subject.makeDepartment(3, "Café Größe")
    let queries = [
      ("", true), ("größe", true), ("CAFE", true), ("fé g", true), ("3", false), ("Ada", false),
      (" ", true), ("  ", false), (" größe", true), ("größe ", false), ("Größe Café", false),
      ("\n", false), ("no.", false), ("(", false),
    ]
    for (query, isMatch) in queries {
      let found = department.matches(query)
      #expect(found == isMatch, "A search for \(query.debugDescription) in “Café Größe”, no. 3.")
    }
    let unnamed = await subject.makeDepartment(3, "")
    let (all, one) = (unnamed.matches(""), unnamed.matches("3"))
    #expect(all && !one, "An empty query finds every department, one without a name too.")
  }

  @Test("The headcount counts each person once, and follows those who join and leave")
  func headcount() async {
    let department = await subject.makeDepartment(7, "Research")
    let other = await subject.makeDepartment(7, "Research")
    await withTaskGroup { group in
      for number in 0..<40 {
        group.addTask {
          await department.join("person \(number % 25)")
          if number % 5 == 0 { await department.leave("person \(number % 25)") }
        }
      }
    }
    await department.join("Ada")
    await department.join("Ada")
    await department.leave("Grace")
    for number in stride(from: 0, to: 25, by: 5) { await department.leave("person \(number)") }
    let (count, otherCount) = (await department.headcount(), await other.headcount())
    #expect(count == 21, "25 people and Ada have joined, some twice; 5 people have left.")
    #expect(otherCount == 0, "No person has joined the other department with the same id.")
    for person in ["ada", "Ada", " Ada", "", "Zoë", "Zoe\u{308}"] { await other.join(person) }
    await other.leave("Grace")
    await other.leave("ADA")
    let different = await other.headcount()
    #expect(
      different == 5,
      """
      “ada”, “Ada”, “ Ada”, one without a name, and “Zoë” in two spellings, which are equal as strings. \
      “ADA”, who left, had not joined. Strings that differ are different people, as in the starter.
      """)
    let name = department.description()
    #expect(name == "Research (no. 7)", "Members come and go; what never changes stays the same.")
  }
}
