import Foundation
import Testing

@testable import EmployeeServer

@Suite("Paging")
struct PagingTests {
  static let orders = SortOrder.Key.allCases.flatMap { [$0.rawValue, "-\($0.rawValue)"] }

  @Test(
    "every order shows each person once, ties by id, with any size of a page", arguments: orders
  )
  func wholeList(_ order: String) async throws {
    try await withServer(employees: 150) { client in
      let whole = try await client.walk("&sort=\(order)", limit: 200)
      let places = whole.map { place(of: $0, order) }
      #expect(places.count == 150)
      #expect(Set(whole.compactMap { $0["id"]?.integer }).count == 150)
      #expect(places == (order.hasPrefix("-") ? places.sorted(by: >) : places.sorted(by: <)))
      for limit in [1, 7, 49, 75, 149] {
        #expect(try await client.walk("&sort=\(order)", limit: limit) == whole, "limit \(limit)")
      }
    }
  }

  @Test("no person is lost or shown twice while others come and go", arguments: orders)
  func changesInBetween(_ order: String) async throws {
    try await withServer(employees: 90) { client in
      let before = try await client.walk("&sort=\(order)", limit: 200)
      var removed: Set<Int64> = []
      let seen = try await client.walk("&sort=\(order)", limit: 10) { page in
        // One far ahead goes, one at the very front or end comes, and so does one with a tie.
        let id = try #require(before[89 - page]["id"]?.integer)
        #expect(try await client.send("DELETE", "/employees/\(id)").status == 204)
        removed.insert(id)
        let name = page.isMultiple(of: 2) ? "Aaa" : "Zzz"
        let answer = try await client.add([
          "name": .string(name), "email": .string("new\(page)@employees.example"),
        ])
        #expect(answer.status == 201)
      }
      let ids = seen.compactMap { $0["id"]?.integer }
      #expect(Set(ids).count == ids.count)
      let stayed = before.compactMap { $0["id"]?.integer }.filter { !removed.contains($0) }
      #expect(ids.filter { $0 <= 90 } == stayed)
    }
  }

  @Test("a page goes on where it ended, even if its last person was removed")
  func lastOfPageRemoved() async throws {
    try await withServer(employees: 30) { client in
      let whole = try await client.walk("", limit: 200)
      let seen = try await client.walk("", limit: 5) { page in
        let id = try #require(whole[5 * page - 1]["id"]?.integer)
        #expect(try await client.send("DELETE", "/employees/\(id)").status == 204)
      }
      // By id: an employee who reported to one of them has no manager any more.
      #expect(seen.map { $0["id"] } == whole.map { $0["id"] })
    }
  }

  @Test("a list that ends with a full page has no further page")
  func fullLastPage() async throws {
    try await withServer(employees: 20) { client in
      let first = try await client.send("GET", "/employees?limit=10").json
      let cursor = try #require(first["next_cursor"]?.string)
      let second = try await client.send("GET", "/employees?limit=10&cursor=\(cursor)").json
      #expect(second["employees"]?.elements.count == 10)
      #expect(second["next_cursor"] == .null)
      #expect(second["total"]?.integer == 20)
    }
  }

  @Test("SQLite finds a page through an index, without sorting or skipping", arguments: orders)
  func plans(_ order: String) async throws {
    let repository = try await EmployeeRepository.open(.memory, employees: 2_000)
    for department in [nil, Department.sales] {
      var query = EmployeeQuery()
      query.sort = try #require(SortOrder(order))
      query.department = department
      query.position = .init(key: "m", id: 40)
      let plan = try await repository.plan(of: query)
      // First those who tie with the last of the page before, found by both parts of its place.
      #expect(plan.first?.hasSuffix("=? AND rowid\(query.sort.isDescending ? "<" : ">")?)") == true)
      #expect(plan.count == (department != nil && query.sort.key == .department ? 1 : 2))
      for line in plan { #expect(line.hasPrefix("SEARCH employee USING INDEX"), "\(plan)") }
    }
    try await repository.close()
  }

  @Test("a list goes on behind the longest names, with the longest search")
  func longestNames() async throws {
    try await withServer(employees: 0) { client in
      // The first folds to eighteen letters, the second to none and counts as four.
      for (number, letter) in ["\u{fdfa}", "\u{20000}\u{301}\u{301}\u{301}"].enumerated() {
        for copy in 0..<2 {
          let answer = try await client.add([
            "name": .string("x" + String(repeating: letter, count: 99)),
            "email": .string("p\(number).\(copy)@employees.example"),
          ])
          #expect(answer.status == 201)
        }
      }
      let people = try await client.walk("", limit: 1)
      #expect(people.count == 4)
      let search = try #require(
        String(repeating: "\u{20000}", count: 99)
          .addingPercentEncoding(withAllowedCharacters: .alphanumerics))
      #expect(search.utf8.count == 99 * 12)
      #expect(try await client.walk("&search=\(search)&sort=-name", limit: 1).count == 2)
    }
  }

  @Test("few matches are sorted, many are walked along an index")
  func searchPlans() async throws {
    let repository = try await EmployeeRepository.open(.memory, employees: 2_000)
    var query = EmployeeQuery()
    query.searchWords = ["e"]
    #expect(try await repository.plan(of: query) == ["SCAN employee USING INDEX employee_by_name"])
    query.searchWords = ["yamada"]
    #expect(
      try await repository.plan(of: query) == ["SCAN employee", "USE TEMP B-TREE FOR ORDER BY"])
    try await repository.close()
  }

  @Test("a search has the same pages whether its matches are few or many")
  func searchedPages() async throws {
    let repository = try await EmployeeRepository.open(.memory, employees: 1_300)
    for sort in Self.orders.compactMap({ SortOrder($0) }) {
      for word in ["e", "lead", "yamada"] {
        var query = EmployeeQuery(limit: 200, searchWords: [word], sort: sort)
        var ids: [Int64] = []
        while true {
          let page = try await repository.page(query)
          ids += page.employees.map(\.id)
          guard let next = page.nextCursor else {
            #expect(ids.count == page.total && Set(ids).count == page.total)
            break
          }
          query.position = PageCursor.position(in: next.text, of: query)
        }
      }
    }
    try await repository.close()
  }

  /// What a list is sorted by, as text that sorts in the same way.
  private func place(of person: JSONValue, _ order: String) -> String {
    let key = order.hasPrefix("-") ? String(order.dropFirst()) : order
    let value = person[key == "name" ? "sort_name" : key]?.string ?? "?"
    let id = String(person["id"]?.integer ?? 0)
    return value.folded + "\0" + String(repeating: "0", count: 8 - id.count) + id
  }
}
