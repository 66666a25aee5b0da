import Foundation
import GRDB
import LoopbackHTTP
import Testing

@testable import EmployeeServer

/// Every answer that the other tests get over the network is held against the description too; see
/// `TestClient.send`.
@Suite("/openapi.json")
struct OpenAPITests {
  private let contract = OpenAPIContract.shared

  @Test("what is served is the description, and every reference in it leads somewhere")
  func served() async throws {
    try await withServer(employees: 1) { client async throws in
      let answer = try await client.send("GET", "/openapi.json")
      #expect(answer.status == 200)
      #expect(try answer.json == contract.document)
      #expect(try answer.json["openapi"]?.string == "3.1.0")
    }
    for match in contract.document.source.matches(of: /"\$ref":"([^"]+)"/) {
      #expect(contract.resolved(["$ref": .string(String(match.1))]) != .null, "\(match.1)")
    }
  }

  @Test("it has every route with every method, and no other")
  func routes() throws {
    let paths = try #require(contract.document["paths"]?.members)
    #expect(Set(paths.keys) == Set(EmployeeRoute.all.map(\.template)))
    for (path, item) in paths {
      let route = try #require(EmployeeRoute(path: path.replacing("{id}", with: "1")))
      #expect(route.template == path)
      let methods = item.members.keys.filter { $0 != "parameters" }.map { $0.uppercased() }
      #expect(Set(methods + ["HEAD"]) == Set(route.allowedMethods + ["HEAD"]))
    }
  }

  @Test("each status that it names is answered, as it is described")
  func statuses() async throws {
    var seen: Set<OpenAPIContract.Case> = []
    for scenario in try await OpenAPIScenarios.all() {
      let request = scenario.request
      let answer = await scenario.answer()
      let route = try #require(EmployeeRoute(path: request.path))
      #expect(answer.status == scenario.status, "\(request.method) \(request.path) \(answer.text)")
      #expect(contract.complaints(request.method, request.path, answer) == [])
      seen.insert(
        .init(method: request.method, path: route.template, status: answer.status))
    }
    let missing = contract.cases.subtracting(seen).map(\.description).sorted()
    #expect(missing == [], "described, and never answered")
    #expect(seen.subtracting(contract.cases).isEmpty)
  }

  @Test("each parameter of a query is known to its path, and no other is")
  func parameters() async throws {
    try await withServer(employees: 1) { client async throws in
      #expect(try await client.importFile(ImportFile.text(1), id: "a").status == 200)
      for (path, item) in try #require(contract.document["paths"]?.members) {
        for (method, operation) in item.members where method != "parameters" {
          let url = path.replacing("{id}", with: path.hasPrefix("/imports") ? "a" : "1")
          let type = path == "/employees/import" ? "text/csv" : "application/json"
          let body = operation["requestBody"].map { _ in Data("{}".utf8) }
          let names = (operation["parameters"]?.elements ?? []).map(contract.resolved)
            .filter { $0["in"]?.string == "query" }.compactMap { $0["name"]?.string }
          let query = (names + ["other"]).map { "\($0)=%00" }.joined(separator: "&")
          let answer = try await client.send(
            method.uppercased(), "\(url)?\(query)", body: body, type: type)
          #expect(answer.status == 400)
          let unknown = try answer.complaints.filter { $0.hasSuffix(" unknown") }
          #expect(unknown == ["other unknown"], "\(method) \(path)")
        }
      }
    }
  }

  @Test("each field of a body is judged by what it says of it")
  func fields() async throws {
    try await withServer(employees: 1) { client async throws in
      for (path, name, right) in [
        ("/employees", "EmployeeDraft", try JSONReader.value(of: Array(person().utf8))),
        ("/employees/1/messages", "MessageDraft", ["text": "Hi", "attachments": []]),
      ] {
        let schema = try #require(contract.document["components"]?["schemas"]?[name])
        let required = Set(schema["required"]?.elements.compactMap(\.string) ?? [])
        let empty = try await client.send("POST", path, json: "{}")
        #expect(Set(try empty.complaints) == Set(required.map { "\($0) required" }))
        for (field, property) in schema["properties"]?.members ?? [:] {
          let property = contract.resolved(property)
          func complaints(_ value: JSONValue) async throws -> [String] {
            let body = right.merging(.object([field: value]))
            return try await client.send("POST", path, json: body.source).complaints
          }
          #expect(try await complaints(true) == ["\(field) wrong_type"])
          if let limit = (property["x-maxCharacters"] ?? property["maxLength"])?.integer {
            let long = String(repeating: "a", count: Int(limit) + 1)
            #expect(try await complaints(.string(long)) == ["\(field) too_long"])
            #expect(
              try await !complaints(.string(String(long.dropLast()))).contains("\(field) too_long"))
          }
          if property["enum"] != nil {
            #expect(try await complaints("x") == ["\(field) not_allowed"])
          }
          let takesNull =
            property["type"]?.elements.contains("null") == true || !required.contains(field)
          #expect(
            try await complaints(.null).contains("\(field) wrong_type") != takesNull, "\(field)")
        }
        let other = try await client.send(
          "POST", path, json: right.merging(["other": 1]).source)
        #expect(try other.complaints == ["other unknown"])
      }
    }
  }

  @Test("an answer that is not described is noticed")
  func noticed() {
    func answer(_ status: Int, _ text: String, _ headers: [String: String] = [:]) -> Answer {
      let headers = ["Content-Type": "application/json", "ETag": "\"a\""].merging(headers) { $1 }
      return Answer(status: status, body: Data(text.utf8)) { headers[$0] }
    }
    let right = #"{"employees":1,"status":"ok"}"#
    #expect(contract.complaints("GET", "/health", answer(200, right)) == [])
    for wrong in [
      answer(201, right), answer(200, right, ["Content-Type": "text/plain"]),
      answer(200, #"{"employees":1}"#), answer(200, #"{"employees":1,"status":"ok","x":1}"#),
      answer(200, #"{"employees":-1,"status":"ok"}"#),
      answer(200, #"{"employees":"1","status":"ok"}"#),
      answer(200, #"{"employees":1,"status":"no"}"#), answer(200, "{"),
      Answer(status: 200, body: Data(right.utf8)) {
        $0 == "Content-Type" ? "application/json" : nil
      },
    ] {
      #expect(contract.complaints("GET", "/health", wrong).count == 1, "\(wrong.text)")
    }
  }
}
