import Foundation
import GenericFetchAdapter
import GenericFetchSubject
import Testing
import WorkshopSupport

extension GenericFetchChecks {
  @Test("`fetch` takes each `Sendable` type that can be decoded anywhere")
  func otherTypes() async throws {
    let cases: [(kind: Subject.Kind, json: String, value: String)] = [
      (
        .employees, #" [{ "id": 1, "name": "Zoë", "team": 2 }, { "name": "", "id": 2 }]"#,
        "1 Zoë, 2 "
      ),
      (.employees, "[]", ""), (.numbers, "\n[3, -1, 3]\n", "[3, -1, 3]"), (.number, "0", "0"),
      (.number, "null", "nil"), (.text, #""""#, ""), (.text, #""{ \"id\": 1 }""#, #"{ "id": 1 }"#),
      (.bytes, #""AQID""#, "[1, 2, 3]"),
      (.fullName, #"{ "first_name": "Ada", "lastName": "Lovelace" }"#, "Ada Lovelace"),
    ]
    for (kind, json, value) in cases {
      let directory = makeSubject().makeDirectory({ _ in Data(json.utf8) }, { _ in })
      var decoded: String?
      do { decoded = try await directory.fetchOther(kind, "other") } catch {
        Issue.record(error, "The reply for \(kind) was \(json). `fetch` threw this.")
      }
      #expect(
        decoded == value,
        """
        The reply for \(kind) was \(json). What a reply looks like is a matter for the type that is asked for: \
        a plain `JSONDecoder` decodes it.
        """)
    }
  }

  @Test("`work` gets each reply's size, in bytes, also of one that cannot be decoded")
  func sizes() async throws {
    let replies = [
      "plain": Data(#"{ "id": 1, "name": "Ada" }"#.utf8),
      "letters": Data(#"{ "id": 2, "name": "Zoë 👩‍💻" }"#.utf8),
      "cut": Data(#"HTTP: { "id": 3, "name": "Lin" }"#.utf8).dropFirst(6),
      "spaces": Data(("  \n" + #"{ "id": 4, "name": "Kim" }"# + "\n\n").utf8),
      "no employee": Data("[1]".utf8),
    ]
    for path in ["plain", "letters", "cut", "spaces", "no employee"] {
      let bytes = SynchronizedArray<Int>()
      let directory = makeSubject().makeDirectory(
        { path in replies[path] ?? Data() }, { units in bytes.append(units) })
      _ = try? await directory.fetch(path)
      let sizes = bytes.all.reduce(0, +)
      #expect(
        sizes == replies[path]?.count, "What `work` got for the reply that is named “\(path)”.")
    }
  }

  @Test("Each `fetch` sends one request, counted, however many there have been")
  func manyRequests() async throws {
    let directory = makeSubject().makeDirectory({ _ in Data("1".utf8) }, { _ in })
    for _ in 0..<1_100 { _ = try await directory.fetchOther(.number, "number") }
    let count = await directory.requestCount()
    #expect(count == 1_100, "So many requests were sent, one after the other.")
  }
}
