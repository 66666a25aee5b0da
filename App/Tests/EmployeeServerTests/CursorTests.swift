import Foundation
import Testing

@testable import EmployeeServer

@Suite("Cursors")
struct CursorTests {
  @Test("a cursor of another query is refused, and the field is named")
  func otherQuery() async throws {
    try await withServer(employees: 120) { client in
      let first = try await client.send("GET", "/employees?limit=5&sort=name&search=e").json
      let cursor = try #require(first["next_cursor"]?.string)
      let same = "search=e&sort=name&cursor=\(cursor)"
      #expect(try await client.send("GET", "/employees?\(same)").status == 200)
      // The size of a page is no part of the question.
      #expect(try await client.send("GET", "/employees?limit=9&\(same)").status == 200)
      for other in [
        "search=e&sort=-name", "search=e&sort=start_date", "search=ee", "sort=name",
        "search=e&department=Sales",
      ] {
        let answer = try await client.send("GET", "/employees?\(other)&cursor=\(cursor)")
        #expect(answer.status == 400)
        #expect(try answer.complaints == ["cursor other_query"])
      }
    }
  }

  @Test("a search in other words for the same takes the cursor")
  func sameQuery() async throws {
    try await withServer(employees: 120) { client in
      let first = try await client.send("GET", "/employees?limit=1&search=engineering+ENGINEER")
        .json
      let cursor = try #require(first["next_cursor"]?.string)
      for search in [
        "engineer+engineering", "%C3%89ngineering%20%20e%CC%81ngineer",
        "engineer+engineering+engineer",
      ] {
        let answer = try await client.send("GET", "/employees?search=\(search)&cursor=\(cursor)")
        #expect(answer.status == 200, "\(search)")
      }
    }
  }

  @Test("no cursor with a sign changed, added or missing is taken")
  func tampering() throws {
    var query = EmployeeQuery()
    query.searchWords = ["ada"]
    let position = PageCursor.Position(key: "müller, jürgen 山田", id: 1_234_567)
    let cursor = PageCursor(after: position, in: query).text
    #expect(PageCursor.position(in: cursor, of: query) == position)
    for index in cursor.indices {
      for sign in "A_b-9=+/ é" where sign != cursor[index] {
        var changed = cursor
        changed.replaceSubrange(index...index, with: String(sign))
        #expect(PageCursor.position(in: changed, of: query) == nil, "\(changed)")
      }
      var shorter = cursor
      shorter.remove(at: index)
      if shorter != cursor { #expect(PageCursor.position(in: shorter, of: query) == nil) }
    }
    for wrong in [
      "", "=", "AAAA", cursor + "A", cursor + "=", String(repeating: "A", count: 9_999),
    ] {
      #expect(PageCursor.position(in: wrong, of: query) == nil, "\(wrong)")
    }
  }

  @Test("a cursor outlives the server")
  func restart() async throws {
    try await withFolder { folder in
      let cursor = try await withServer(storage: .folder(folder)) { client in
        try await client.send("GET", "/employees?limit=10").json["next_cursor"]?.string
      }
      try await withServer(storage: .folder(folder)) { client in
        let path = "/employees?limit=10&cursor=\(try #require(cursor))"
        let page = try await client.send("GET", path).json
        let whole = try await client.walk("", limit: 200)
        #expect(page["employees"]?.elements == Array(whole[10..<20]))
      }
    }
  }
}
