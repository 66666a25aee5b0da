import CopyIntoTheClosureAdapter
import CopyIntoTheClosureSubject
import Testing
import WorkshopSupport

@Suite("Copy into the closure", .serialized)
@MainActor
struct CopyIntoTheClosureChecks {
  let model = makeSubject().makeModel()

  private let people: [Subject.Person] = [
    .init(id: 12, name: "Ada", department: "Research"),
    .init(id: 3, name: "Grace", department: "Research"),
    .init(id: 7, name: "Adam", department: "Design"),
    .init(id: 41, name: "Ada", department: "Sales"),
    .init(id: 5, name: "Zoë", department: "Design"),
    .init(id: 30, name: "Grace Ada", department: "Field Sales"),
    .init(id: 2, name: "ada", department: "Sales"),
    .init(id: 19, name: " Ada", department: "Field Sales"),
  ]

  @Test("A filter accepts the same employees as now, by the query and the departments")
  func filters() async {
    let cases: [(query: String, departments: Set<String>, ids: [Int])] = [
      ("", [], [12, 3, 7, 41, 5, 30, 2, 19]),
      ("Ada", [], [12, 7, 41]),
      ("Ada", ["Design", "Sales"], [7, 41]),
      ("", ["Research"], [12, 3]),
      ("", ["Sales"], [41, 2]),
      ("", ["Field Sales"], [30, 19]),
      (" ", [], [19]),
      (" Ada", ["Field Sales"], [19]),
      ("Adam", ["Research"], []),
    ]
    for (query, departments, ids) in cases {
      model.look(query, departments)
      let found = await idsOffTheMainActor(people, model.makeFilter())
      #expect(
        found == ids,
        """
        Looking for “\(query)” in \(departments.isEmpty ? "all departments" : "\(departments.sorted())"). \
        A filter has to know all that the model was asked to look for, to the letter, as it is when the \
        filter is made. These are the ids of those who get through.
        """)
    }
  }

  @Test("A filter looks only at name and department, compared as `hasPrefix` and `contains` do")
  func comparesTexts() async {
    // The same id several times; names and departments that are written in two ways, or look like patterns.
    let people: [Subject.Person] = [
      .init(id: 1, name: "\u{C9}va", department: "Caf\u{E9}"),
      .init(id: 1, name: "E\u{301}va", department: "Cafe\u{301}"),
      .init(id: 1, name: "Eva", department: "Cafe"),
      .init(id: 2, name: "A.B", department: "R&D, Sales"),
      .init(id: 2, name: "AxB", department: "R&D"),
      .init(id: 2, name: "", department: ""),
      .init(id: 2, name: "👩‍💻 Ida", department: "Sales"),
      .init(id: 2, name: "Straße", department: "sales"),
    ]
    let cases: [(query: String, departments: Set<String>)] = [
      ("\u{C9}", []), ("E\u{301}v", []), ("E", []), ("A.", []), (".*", []), ("a", []), ("👩", []),
      ("👩‍💻", []), ("Strass", []), ("Straße ", []), ("", ["Caf\u{E9}"]), ("", ["Cafe\u{301}", ""]),
      ("", ["R&D"]), ("A", ["R&D, Sales", "Sales"]), ("", [""]),
    ]
    for (query, departments) in cases {
      model.look(query, departments)
      let filter = model.makeFilter()
      let found = await placesOffTheMainActor(people, filter)
      let expected = people.indices.filter { index in
        people[index].name.hasPrefix(query)
          && (departments.isEmpty || departments.contains(people[index].department))
      }
      #expect(
        found == expected,
        """
        Looking for “\(query)” in \(departments.isEmpty ? "all departments" : "\(departments.sorted())"). \
        These are the indices of the people who fit, in a list where several have the same id, and \
        where é is written in two ways.
        """)
    }
  }

  @Test(
    "Each closure uses the query and the departments at its own call of `makeFilter`, not later ones"
  )
  func filtersKeepTheirState() async {
    model.look("Ada", ["Research", "Sales"])
    let first = model.makeFilter()
    model.look("G", [])
    let second = model.makeFilter()
    model.look("", ["Design"])

    // Another model has nothing to do with it.
    let other = makeSubject().makeModel()
    other.look("Zoë", ["Field Sales"])
    _ = other.makeFilter()

    let foundByFirst = await idsOffTheMainActor(people, first)
    #expect(
      foundByFirst == [12, 41],
      "Made for “Ada” in Research and Sales. The model was asked for something else afterwards.")
    let foundBySecond = await idsOffTheMainActor(people, second)
    #expect(foundBySecond == [3, 30], "Made for “G” everywhere, between two changes of the model.")

    let third = model.makeFilter()
    let upper = await idsOffTheMainActor(Array(people[..<3]), third)
    model.look("Ada", [])
    let lower = await idsOffTheMainActor(Array(people[3...]), third)
    #expect(
      upper + lower == [7, 5],
      "Made for all employees in Design. In the middle of the list, a person typed a letter.")
  }

  @Test(
    "Each closure uses the query and the departments at its own call, however many closures there are"
  )
  func manyFilters() async {
    let queries = ["", "Ada", "G", "Ada"]
    let places: [Set<String>] = [
      [], ["Sales"], ["Design"], ["Research", "Sales"], ["Design", "Sales"], ["Legal"],
    ]
    let other = makeSubject().makeModel()
    var filters: [(query: String, departments: Set<String>, filter: Subject.Filter)] = []
    for query in queries {
      for (index, departments) in places.enumerated() {
        let model = index.isMultiple(of: 2) ? model : other
        model.look(query, departments)
        filters.append((query, departments, model.makeFilter()))
      }
    }
    for (query, departments, filter) in filters + filters.reversed() {
      let found = await placesOffTheMainActor(people, filter)
      let expected = people.indices.filter { index in
        people[index].name.hasPrefix(query)
          && (departments.isEmpty || departments.contains(people[index].department))
      }
      #expect(
        found == expected,
        """
        Two models made 24 filters, and then all of them were called. This one was made for “\(query)” in \
        \(departments.isEmpty ? "all departments" : "\(departments.sorted())"). These are the indices of the \
        people who fit. What do filters have in common?
        """)
    }
  }

  @Test("A filter accepts the same employees as now, also when its model is gone")
  func outlivesItsModel() async {
    let filter = {
      let model = makeSubject().makeModel()
      model.look("Ada", ["Research", "Sales"])
      return model.makeFilter()
    }()
    let found = await idsOffTheMainActor(people, filter)
    #expect(
      found == [12, 41],
      "Made for “Ada” in Research and Sales, by a model that no code holds any more.")
  }

  @Test(
    "Synchronous code can call a closure on any thread, also on two at the same time",
    .enabled(if: SingleStepping.isPossible, "needs: stepping"))
  func twoThreads() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent],
      "A call of the filter ended the program, or never returned: two threads called it at the same time."
    ) { [verdict = verdict as ExitTestVerdict] in
      let filter = await MainActor.run {
        let model = makeSubject().makeModel()
        model.look("Ada", ["Research", "Sales"])
        return model.makeFilter()
      }
      let isWrong = AtomicFlag()
      let ada = Subject.Person(id: 12, name: "Ada", department: "Research")
      let adam = Subject.Person(id: 7, name: "Adam", department: "Design")
      SingleStepping.other.launch { if !filter(ada) || filter(adam) { isWrong.set() } }
      for person in [ada, adam, ada] {
        SingleStepping.run(lettingOtherWork: 3_000) {
          if filter(person) != (person.id == 12) { isWrong.set() }
        }
      }
      _ = SingleStepping.other.finish()
      verdict.end(isWrong: isWrong.isSet)
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      """
      Two threads called one filter at the same time, for Ada in Research, who fits, and for Adam in Design, who \
      does not. One of the answers was another than with one thread. What does the filter keep from call to call?
      """)
  }

  /// The places of those who get through, asked away from the main actor.
  @concurrent
  private func placesOffTheMainActor(_ people: [Subject.Person], _ filter: Subject.Filter) async
    -> [Int]
  {
    people.indices.filter { filter(people[$0]) }
  }

  /// Who gets through, asked away from the main actor.
  @concurrent
  private func idsOffTheMainActor(_ people: [Subject.Person], _ filter: Subject.Filter) async
    -> [Int]
  {
    people.filter(filter).map(\.id)
  }
}
