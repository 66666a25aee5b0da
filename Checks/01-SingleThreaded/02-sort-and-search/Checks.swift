import SortAndSearchAdapter
import SortAndSearchSubject
import Testing

@Suite("Sort and search", .serialized)
@MainActor
struct SortAndSearchChecks {
  private typealias Employee = Subject.Employee

  private let subject = makeSubject()

  /// Neither in the order of the names nor in that of the ids.
  private let roster = [
    Employee(id: 7, name: "Zoé Adams", department: "Research"),
    Employee(id: 2, name: "Ada Lovelace", department: "Engines"),
    Employee(id: 9, name: "Åsa Berg", department: "Sales"),
    Employee(id: 4, name: "Jörg Groß", department: "Engines"),
    Employee(id: 5, name: "Zoe Clarke", department: "Sales"),
    Employee(id: 1, name: "J. Moore", department: "Research"),
  ]

  @Test("`sorted()` orders employees by department, then by name, by `<` or a language's rules")
  func order() {
    let sorted = subject.sorted([
      Employee(id: 9, name: "Annabelle Lindqvist", department: "Sales"),
      Employee(id: 1, name: "Zoe Clarke", department: "Sales"),
      Employee(id: 2, name: "Grace Hopper", department: "Research"),
      Employee(id: 3, name: "Ada Lovelace", department: "Sales Support"),
      Employee(id: 4, name: "Mary Jackson", department: "Engines"),
      Employee(id: 5, name: "Bo Adams", department: "Sales"),
      Employee(id: 6, name: "Ada", department: "Engines"),
      Employee(id: 7, name: "Ada Byron", department: "Research"),
      Employee(id: 8, name: "Ada Byron", department: "Engines"),
      Employee(id: 10, name: "Mary Jackson", department: ""),
      Employee(id: 11, name: "", department: "Sales"),
    ])
    #expect(
      sorted == [10, 6, 8, 4, 7, 2, 11, 9, 5, 1, 3],
      """
      Expected are the ids of the empty department, which comes before any other, Engines, Research, Sales and Sales Support, with the names of each in \
      order, the long ones and the short ones alike. A name decides only where the departments are \
      the same.
      """)
    let namesakes = subject.sorted([
      Employee(id: 1, name: "Grace Hopper", department: "Sales"),
      Employee(id: 2, name: "Grace Adams", department: "Sales"),
      Employee(id: 3, name: "Grace", department: "Sales"),
      Employee(id: 4, name: "Grace Brewster Zuse", department: "Sales"),
      Employee(id: 5, name: "Grace Brewster Hopper", department: "Sales"),
    ])
    #expect(
      namesakes == [3, 2, 5, 4, 1],
      "All five are called Grace. The whole name counts, with all of its words.")
    let nobody = subject.sorted([])
    #expect(nobody == [], "An empty roster has no employee to sort.")
  }

  @Test("Employees equal in both keep the roster's order")
  func ties() {
    let sorted = subject.sorted([
      Employee(id: 5, name: "Grace Hopper", department: "Research"),
      Employee(id: 9, name: "Ada Lovelace", department: "Research"),
      Employee(id: 3, name: "Grace Hopper", department: "Research"),
      Employee(id: 8, name: "Grace Hopper", department: "Research"),
    ])
    #expect(
      sorted == [9, 5, 3, 8],
      """
      The roster lists the three named Grace Hopper as 5, 3 and 8. Nothing tells them apart, so \
      nothing may exchange them: what does your comparison say of two who are alike?
      """)
    let names = ["Grace Hopper", "Ada Lovelace", "Mary Jackson"]
    let departments = ["Sales", "Engines", "Research", "Sales Support"]
    let many = (0..<360).map { index in
      Employee(id: (index * 7) % 360, name: names[index % 3], department: departments[index % 4])
    }
    var expected: [Int] = []
    for department in departments.sorted() {
      for name in names.sorted() {
        for employee in many where employee.department == department && employee.name == name {
          expected.append(employee.id)
        }
      }
    }
    let sortedMany = subject.sorted(many)
    #expect(
      Set(sortedMany) == Set(expected) && sortedMany.count == 360,
      "A sort changes the order. Of these 360 employees none may be lost, and none come twice.")
    let firstWrong = zip(sortedMany, expected).first { $0 != $1 }
    #expect(
      firstWrong == nil,
      """
      In a roster of 360 with thirty of each name in each department, an employee stands where \
      another one should. Shown are the two ids.
      """)
  }

  @Test("`search(_:)` returns all employees whose name contains the query anywhere")
  func anywhere() {
    let expected: [(query: String, ids: [Int])] = [
      ("oe", [7, 5]), ("Ada", [7, 2]), ("Moore", [1]), ("a B", [9]), ("e C", [5]), ("J.", [1]),
    ]
    for (query, ids) in expected {
      // The two of “oe” need a name without a mark: whether é is an e is another check's business.
      let plain = roster.map {
        Employee(id: $0.id, name: $0.id == 7 ? "Zoe Adams" : $0.name, department: $0.department)
      }
      let found = subject.search(query, plain)
      #expect(
        found == ids,
        """
        “\(query)” may stand at the beginning, in the middle or at the end of a name. Those found \
        come as they stand in the roster.
        """)
    }
  }

  @Test("They are in the roster's order: all that are found, however many, and no others")
  func everyone() {
    let many = (0..<500).map { Employee(id: $0, name: "Zoé Number\($0)", department: "Sales") }
    for query in ["zoe", ""] {
      let found = subject.search(query, many)
      #expect(
        found == Array(0..<500),
        "“\(query)” matches each of the 500 employees of this roster; \(found.count) were found.")
    }
    let found = subject.search("zoe", roster)
    #expect(
      found == [7, 5],
      "Another roster was searched for “zoe” before this one. Each search is about its own roster.")
  }

  @Test(
    "Neither case nor diacritics (the marks on é and Å) matter; letters of other alphabets are different letters"
  )
  func insensitive() {
    let expected: [(query: String, ids: [Int])] = [
      ("zoe", [7, 5]), ("ZOÉ", [7, 5]), ("zoe\u{301}", [7, 5]), ("asa", [9]), ("ÅSA B", [9]),
      ("ádå", [7, 2]), ("LOVEL", [2]), ("jorg gro", [4]), ("groß", [4]),
    ]
    for (query, ids) in expected {
      let found = subject.search(query, roster)
      #expect(
        found == ids,
        """
        People type “\(query)” as their keyboard lets them, and the names keep their own spelling. \
        What is done to one side of the comparison has to be done to the other.
        """)
    }
    let marked = ["Šárka Čapková", "Nguyễn Thị Ánh", "Győző Űrhajós", "Ğ. Ţepeş", "Řehoř Žižka"]
      .enumerated().map { Employee(id: $0.offset, name: $0.element, department: "Sales") }
    for (query, ids) in [
      ("sarka cap", [0]), ("nguyen thi anh", [1]), ("NGUYỄN", [1]), ("gyozo urhajos", [2]),
      ("g. tepes", [3]), ("zizka", [4]), ("ř", [0, 2, 4]),
    ] as [(String, [Int])] {
      let found = subject.search(query, marked)
      #expect(
        found == ids,
        """
        “\(query)” was searched for in “Šárka Čapková”, “Nguyễn Thị Ánh”, “Győző Űrhajós”, “Ğ. Ţepeş” \
        and “Řehoř Žižka”, which have the ids 0 to 4. There are more marks than a table holds.
        """)
    }
    let otherAlphabets = ["Иван Петров", "Νίκος Παππάς"].enumerated()
      .map { Employee(id: $0.offset, name: $0.element, department: "Sales") }
    for (query, ids) in [
      ("ivan", []), ("иван", [0]), ("ПЕТРОВ", [0]), ("nikos", []), ("νικο", [1]), ("", [0, 1]),
    ] as [(String, [Int])] {
      let found = subject.search(query, otherAlphabets)
      #expect(
        found == ids,
        """
        “\(query)” was searched for in “Иван Петров” and “Νίκος Παππάς”, which have the ids 0 and 1. \
        Letters of other alphabets are other letters, even if they sound alike.
        """)
    }
    let icelandic = subject.search(
      "thor",
      [
        Employee(id: 3, name: "Þór Magnússon", department: "Sales"),
        Employee(id: 6, name: "Thor Berg", department: "Sales"),
      ])
    #expect(
      icelandic == [6],
      "Þ is a letter of its own, not a T and an H: “thor” stands in one of the two names.")
    for query in ["łu", "ŁUK", "ł"] {
      let found = subject.search(
        query,
        [
          Employee(id: 6, name: "Hugo Berg", department: "Sales"),
          Employee(id: 3, name: "Łukasz Nowak", department: "Sales"),
        ])
      #expect(
        found == [3],
        """
        Ł is a letter of a name like any other, and “\(query)” stands in one of the two names. What \
        does your search make of letters that are not plain English ones?
        """)
    }
  }

  @Test("An empty query matches every employee")
  func emptyQuery() {
    let found = subject.search("", roster)
    #expect(
      found == [7, 2, 9, 4, 5, 1],
      "The query is empty, so the whole roster shows, in its own order.")
  }

  @Test("A query that stands in no name finds no employee")
  func noMatch() {
    let long = "Pablo Diego José Francisco de Paula Juan Nepomuceno Cipriano"
    for (query, ids) in [(long, [1]), ("\(long) Ruiz", []), ("de Paula Maria", [])] {
      let found = subject.search(query, [Employee(id: 1, name: long, department: "Sales")])
      #expect(
        found == ids,
        "The one name is “\(long)”. The whole query has to stand in it: “\(query)”.")
    }
    for query in ["xyz", "Research", "Ada  Lovelace", "Berg Åsa", "o."] {
      let found = subject.search(query, roster)
      let shown = query.map { $0 == " " ? "␣" : String($0) }.joined()
      #expect(
        found == [],
        """
        “\(shown)” stands in no name of this roster (␣ is a space). A search looks at names only, and \
        a query is text to be found as it was typed: no pattern, and no words in any order.
        """)
    }
  }
}
