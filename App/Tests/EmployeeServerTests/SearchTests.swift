import Foundation
import Testing

@testable import EmployeeServer

@Suite("Search")
struct SearchTests {
  static let people = [
    "Zoé Béranger", "Jörg Weiß", "Łukasz Jabłoński", "Søren Kjær", "Işıl Yılmaz", "Đurđa Žižić",
    "山田 花子", "김민준", "रोहन शर्मा", "Ελένη Γεωργίου", "O’Connor", "Ng'ang'a", "100% Real", "a_b",
    "back\\slash", "qu\"ote", "İnci",
  ]

  @Test("people are found without case and accents, as a person would type it")
  func finds() async throws {
    try await withPeople { client in
      for (search, name) in [
        ("beranger", "Zoé Béranger"), ("ZOÉ", "Zoé Béranger"), ("weiss", "Jörg Weiß"),
        ("WEISS", "Jörg Weiß"), ("weiß", "Jörg Weiß"), ("lukasz", "Łukasz Jabłoński"),
        ("ŁUKASZ", "Łukasz Jabłoński"), ("jablonski", "Łukasz Jabłoński"), ("kjaer", "Søren Kjær"),
        ("soren kjær", "Søren Kjær"), ("isil", "Işıl Yılmaz"), ("YILMAZ", "Işıl Yılmaz"),
        ("durda zizic", "Đurđa Žižić"), ("花子", "山田 花子"), ("yamada", "山田 花子"),
        ("민준", "김민준"), ("शर्मा", "रोहन शर्मा"), ("ΕΛΕΝΗ", "Ελένη Γεωργίου"),
        ("o'conn", "O’Connor"), ("o’conn", "O’Connor"), ("ng’ang’a", "Ng'ang'a"),
        ("inci", "İnci"), ("hanako YAMADA", "山田 花子"), ("Zoe\u{301}", "Zoé Béranger"),
      ] {
        let found = try await names(client, search)
        #expect(found == [name], "\(search)")
      }
    }
  }

  @Test("no sign has a meaning of its own")
  func signs() async throws {
    try await withPeople { client in
      for (search, expected) in [
        ("%", ["100% Real"]), ("_", ["a_b"]), ("\\", ["back\\slash"]), ("\"", ["qu\"ote"]),
        ("'", ["Ng'ang'a", "O’Connor"]), ("a%b", []), ("*", []), ("zo? b", []),
        ("weiss OR real", []), ("); DROP TABLE employee; --", []), ("%25", []),
      ] {
        let found = try await names(client, search)
        #expect(found == expected, "\(search)")
      }
    }
  }

  @Test("all words have to occur, in the name, the department or the title, in any order")
  func words() async throws {
    try await withServer(employees: 0) { client in
      _ = try await client.add()
      for found in ["ada research", "math  ADA", "example ada", "   ", ""] {
        #expect(try await total(client, found) == 1, "\(found)")
      }
      // Neither across two fields, nor in an address.
      for missing in ["ada london", "exampleresearch", "employees.example", "ada zzz"] {
        #expect(try await total(client, missing) == 0, "\(missing)")
      }
    }
  }

  @Test("a search that is too long or not text is refused, by name")
  func refused() async throws {
    try await withServer(employees: 1) { client in
      for (search, code) in [
        (String(repeating: "a", count: 101), "too_long"), ("a%00b", "malformed"),
        ("a%0Ab", "malformed"), ("%ff", "malformed"), ("%zz", "malformed"), ("%", "malformed"),
        ("a+b+c+d+e+f+g+h+i", "too_long"),
      ] {
        let answer = try await RawConnection(port: client.port).exchange(
          "GET /employees?search=\(search) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(answer.status == 400)
        #expect(try answer.complaints == ["search \(code)"], "\(search)")
      }
    }
  }

  /// Runs a server whose only employees are `people`.
  private func withPeople(_ body: (TestClient) async throws -> Void) async throws {
    try await withServer(employees: 0) { client in
      for (number, name) in Self.people.enumerated() {
        var fields: [String: JSONValue] = [
          "name": .string(name), "email": .string("p\(number)@employees.example"),
          "department": .string("Sales"), "title": .string("Buyer"),
        ]
        if name == "山田 花子" { fields["sort_name"] = .string("Yamada Hanako") }
        #expect(try await client.add(fields).status == 201)
      }
      try await body(client)
    }
  }

  private func names(_ client: TestClient, _ search: String) async throws -> [String] {
    let path = "/employees?limit=200&search=\(try encoded(search))"
    let found = try await client.send("GET", path).json
    return found["employees"]?.elements.compactMap { $0["name"]?.string } ?? []
  }

  private func total(_ client: TestClient, _ search: String) async throws -> Int64? {
    try await client.send("GET", "/employees?search=\(try encoded(search))").json["total"]?.integer
  }

  private func encoded(_ text: String) throws -> String {
    try #require(text.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
  }
}
