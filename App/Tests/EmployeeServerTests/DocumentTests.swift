import Foundation
import LoopbackHTTP
import Testing

@testable import EmployeeServer

@Suite("Docs/EmployeeServer.md")
struct DocumentTests {
  @Test("each example is what the server says")
  func examples() async throws {
    let examples = try Self.examples()
    #expect(examples.count >= 4)
    try await withServer(employees: EmployeeServer.Configuration.usualEmployees) { client in
      for (request, expected) in examples {
        let words = request.start.components(separatedBy: " ")
        let body = request.body.isEmpty ? nil : request.body
        var headers: [String: String] = [:]
        for line in request.headers {
          let parts = line.components(separatedBy: ": ")
          headers[parts[0]] = parts[1]
        }
        let answer = try await client.send(words[0], words[1], json: body, headers: headers)
        #expect(String(answer.status) == expected.start.prefix(3))
        #expect(HTTPStatus(rawValue: answer.status)?.phrase == String(expected.start.dropFirst(4)))
        for line in expected.headers {
          let parts = line.components(separatedBy: ": ")
          #expect(answer.header(parts[0]) == parts[1], "\(line)")
        }
        let value = try JSONReader.value(of: Array(expected.body.utf8))
        let said = try answer.json
        #expect(said == value, "\(request.start) says \(said.source)")
      }
    }
  }

  @Test("the lists in it are those of the code")
  func lists() throws {
    let text = try Self.text()
    let departments = Department.allCases.map(\.rawValue)
    #expect(
      text.contains(departments.dropLast().joined(separator: ", ") + " or " + departments.last!))
    let (name, phone) = (EmployeeDraft.Limit.name, EmployeeDraft.Limit.phone)
    for words in [
      "1 to \(name) characters, one letter",
      "up to \(EmployeeDraft.Limit.email) characters of ASCII",
      "up to \(phone) characters", "`office` | 1 to \(EmployeeDraft.Limit.office) characters",
      "`title` | 1 to \(EmployeeDraft.Limit.title) characters",
      "from \(EmployeeDraft.startDates.lowerBound) to \(EmployeeDraft.startDates.upperBound)",
      "how many, \(EmployeeQuery.limits.lowerBound) to \(EmployeeQuery.limits.upperBound); "
        + "\(EmployeeQuery().limit) if left out",
      "up to \(EmployeeQuery.mostWords) words, \(EmployeeQuery.longestSearch) characters",
      "more than \(RequestLimits.body / 1_024) KiB",
      "query above \(RequestLimits.target / 1_024) KiB",
      "fields above \(RequestLimits.headers / 1_024) KiB",
      "\(EmployeeServer.Configuration.usualEmployees) are\nthe default",
      "1 to\n\(ServerRequest.longestKey) visible", "last \(KeptAnswer.limit) keys",
      "the last \(EventHub.Limit.journal) events", "\(EventHub.Limit.listeners) clients may listen",
      "Every \(EventHub.heartbeat.components.seconds) seconds",
      "up to \(ImportRun.longestFile >> 20) MiB", "\(ImportRun.chunk) records are one transaction",
      "more than \(CSVReader.longestRecord) bytes", "\(ImportRegistry.limit) imports may run",
      "The last \(EmployeeRepository.mostImports) are remembered",
      "first \(ImportProgress.listedFaults) faults",
      "1 to \(Message.Draft.longestText) characters",
      "up to \(Message.Draft.mostAttachments) objects",
      "1 to \(Message.Draft.longestName) characters), a media",
      "up to \(Message.Draft.sizes.upperBound >> 20) MiB)",
      "`limit` (\(MessagePage.limits.lowerBound) to \(MessagePage.limits.upperBound)",
      "stands still for \(RequestLimits.patience.components.seconds) seconds",
    ] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test("the messages in it are those of the server")
  func messages() throws {
    let said: [EmployeeServerError] = [
      .portUnavailable(8_080, "Address already in use"), .notADatabase("F"), .foreignDatabase("F"),
      .newerDatabase("F"),
    ]
    let quoted = try Self.text().matches(of: /(?m)^\| `(.*?… .+?\.)` \|/).map { match in
      match.1.replacing("Port …", with: "Port 8080").replacing("…", with: "F")
    }
    #expect(quoted.count == said.count)
    for (quote, error) in zip(quoted, said) {
      #expect(error.description.hasPrefix(quote), "\(error) \(quote)")
    }
  }

  private struct Part {
    var start = ""
    var headers: [String] = []
    var body = ""
  }

  private static func text() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("Docs/EmployeeServer.md"), encoding: .utf8)
  }

  private static func examples() throws -> [(request: Part, answer: Part)] {
    var messages: [Part] = []
    for fence in try text().components(separatedBy: "```http ").dropFirst() {
      let content = fence.components(separatedBy: "\n```")[0].components(separatedBy: "\n")
        .dropFirst()
      let head = content.prefix { !$0.isEmpty }
      messages.append(
        Part(
          start: head.first ?? "", headers: Array(head.dropFirst()),
          body: content.dropFirst(head.count + 1).joined(separator: "\n")))
    }
    return stride(from: 0, to: messages.count - 1, by: 2).map { (messages[$0], messages[$0 + 1]) }
  }
}
