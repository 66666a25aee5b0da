import Foundation
import Testing

@testable import EmployeeServer

@Suite("Messages")
struct MessageTests {
  private static func message(_ text: String, _ attachments: [JSONValue]? = nil) -> String {
    var members: [String: JSONValue] = ["text": .string(text)]
    if let attachments { members["attachments"] = .array(attachments) }
    return JSONValue.object(members).source
  }

  private static func attachment(_ fields: [String: JSONValue] = [:]) -> JSONValue {
    .object(
      ["name": .string("plan.pdf"), "type": .string("application/pdf"), "size": .number("1024")]
        .merging(fields) { _, new in new })
  }

  @Test("what is sent is kept, also over a restart, the newest first, page by page")
  func kept() async throws {
    try await withFolder { folder in
      try await withServer(employees: 3, storage: .folder(folder)) { client async throws in
        for number in 1...5 {
          let answer = try await client.send(
            "POST", "/employees/2/messages",
            json: Self.message(" Hello\r\n\(number) ", number == 5 ? [Self.attachment()] : nil))
          #expect(answer.status == 201)
          let json = try answer.json
          #expect(json["text"]?.string == "Hello\n\(number)")
          #expect(json["employee_id"]?.integer == 2)
          #expect(
            json["sent_at"]?.string?.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil)
        }
        #expect(
          try await client.send("GET", "/employees/1/messages").text
            == #"{"messages":[],"next_before":null}"#)
      }
      try await withServer(storage: .folder(folder)) { client async throws in
        var texts: [String] = []
        var query = "?limit=2"
        while true {
          let page = try await client.send("GET", "/employees/2/messages\(query)").json
          texts += page["messages"]?.elements.compactMap { $0["text"]?.string } ?? []
          guard let before = page["next_before"]?.integer else { break }
          query = "?limit=2&before=\(before)"
        }
        #expect(texts == [5, 4, 3, 2, 1].map { "Hello\n\($0)" })
        let newest = try await client.send("GET", "/employees/2/messages?limit=1").json
        #expect(
          newest["messages"]?.elements.first?["attachments"] == .array([Self.attachment()]))
        // They go with the employee.
        #expect(try await client.send("DELETE", "/employees/2").status == 204)
        #expect(try await client.send("GET", "/employees/2/messages").status == 404)
      }
    }
  }

  @Test("a message is an event, and the same key sends it once")
  func once() async throws {
    try await withServer(employees: 2) { client async throws in
      var stream = try await EventStream(port: client.port)
      var answers: [Answer] = []
      for _ in 0..<3 {
        answers.append(
          try await client.send(
            "POST", "/employees/2/messages", json: Self.message("Hi"),
            headers: ["Idempotency-Key": "m1"]))
      }
      #expect(answers.map(\.status) == [201, 201, 201])
      #expect(Set(answers.map(\.body)).count == 1)
      let event = try #require(try await stream.nextEvent())
      #expect(event.event == "messaged")
      #expect(try event.json == answers[0].json)
      let page = try await client.send("GET", "/employees/2/messages").json
      #expect(page["messages"]?.elements.count == 1)
      for (path, body) in [
        ("/employees/2/messages", Self.message("Ho")),
        ("/employees/1/messages", Self.message("Hi")),
        ("/employees", person()),
      ] {
        let other = try await client.send(
          "POST", path, json: body, headers: ["Idempotency-Key": "m1"])
        #expect(other.status == 422)
        #expect(try other.complaints == ["Idempotency-Key other_request"])
      }
      try stream.connection.close()
    }
  }

  @Test("each field is judged, and named")
  func hostile() async throws {
    try await withServer(employees: 2) { client async throws in
      let long = String(repeating: "é", count: Message.Draft.longestText)
      for (body, complaints) in [
        ("{}", ["text required"]), (#"{"text":null}"#, ["text wrong_type"]),
        (#"{"text":["a"]}"#, ["text wrong_type"]), (Self.message(" \n "), ["text empty"]),
        (Self.message(long + "e"), ["text too_long"]),
        (Self.message("a\u{0}"), ["text malformed"]),
        (Self.message("a\u{202e}b"), ["text malformed"]),
        (Self.message("a\rb"), ["text malformed"]),
        (#"{"text":"a","attachments":{}}"#, ["attachments wrong_type"]),
        (#"{"text":"a","attachments":[1]}"#, ["attachments[0] wrong_type"]),
        (
          Self.message("a", Array(repeating: Self.attachment(), count: 11)),
          ["attachments too_long"]
        ),
        (
          Self.message(
            "a",
            [
              Self.attachment(),
              Self.attachment([
                "name": .string(""), "type": .string("pdf"), "size": .number("-1"),
                "data": .string("AAAA"),
              ]),
            ]),
          [
            "attachments[1].name empty", "attachments[1].type malformed",
            "attachments[1].size out_of_range", "attachments[1].data unknown",
          ]
        ),
        (
          Self.message("a", [Self.attachment(["size": .number("1.5")])]),
          ["attachments[0].size out_of_range"]
        ),
        (
          Self.message("a", [Self.attachment(["size": .number("26214401")])]),
          ["attachments[0].size out_of_range"]
        ),
        (#"{"text":"a","id":1,"from":"b"}"#, ["from unknown", "id read_only"]),
      ] {
        let answer = try await client.send("POST", "/employees/1/messages", json: body)
        #expect(answer.status == 422, "\(body.prefix(80))")
        #expect(try answer.complaints == complaints, "\(body.prefix(80))")
      }
      #expect(
        try await client.send("POST", "/employees/1/messages", json: Self.message(long)).status
          == 201)
      for (method, path) in [("GET", "/employees/9/messages"), ("POST", "/employees/9/messages")] {
        let body = method == "POST" ? Self.message("a") : nil
        #expect(try await client.send(method, path, json: body).status == 404)
      }
      for query in ["limit=0", "limit=101", "before=0", "before=x", "before=-1"] {
        let answer = try await client.send("GET", "/employees/1/messages?\(query)")
        #expect(try answer.complaints == ["\(query.prefix { $0 != "=" }) out_of_range"])
      }
    }
  }
}
