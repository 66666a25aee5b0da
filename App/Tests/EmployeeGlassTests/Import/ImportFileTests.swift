import Foundation
import Testing

@testable import EmployeeGlass

@Suite("A file that is to be imported", .timeLimit(.minutes(1)))
struct ImportFileTests {
  private func file(_ content: Data) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "file-\(UUID().uuidString).csv")
    try content.write(to: url)
    return url
  }

  private func read(_ text: String) async throws -> ImportFile {
    try await read(Data(text.utf8))
  }

  private func read(_ content: Data) async throws -> ImportFile {
    let url = try file(content)
    defer { try? FileManager.default.removeItem(at: url) }
    return try await ImportFile.read(url)
  }

  @Test("lines are counted below the heading, whether the last one ends or not")
  func lines() async throws {
    for (text, lines) in [("a", 0), ("a\n", 0), ("a\nb", 1), ("a\r\nb\r\n", 1), ("a\nb\nc\n", 2)] {
      let file = try await read(text)
      #expect(file.lines == lines && file.size == text.utf8.count, "\(text)")
    }
  }

  @Test("the id is that of the content, wherever the file is")
  func identity() async throws {
    let texts = ["name\nAda\n", "name\nAdb\n", "name\nAda", "name\nAda\n\n", "naem\nAda\n"]
    var ids: Set<String> = []
    for text in texts {
      let id = try await read(text).id
      #expect(try await read(text).id == id)
      // As the server takes ids.
      #expect(id.wholeMatch(of: /[A-Za-z0-9_-]{1,64}/) != nil)
      ids.insert(id)
    }
    #expect(ids.count == texts.count)
  }

  @Test("a file that is none has its reason")
  func errors() async throws {
    await #expect(throws: ImportFileError.empty) { try await read("") }
    await #expect(throws: ImportFileError.noText) { try await read("PK\u{3}\u{4}\0\0") }
    await #expect(throws: ImportFileError.noText) {
      try await read("name\n".data(using: .utf16)!)
    }
    await #expect(throws: ImportFileError.unreadable) {
      try await ImportFile.read(URL(fileURLWithPath: "/nowhere/people.csv"))
    }
    await #expect(throws: ImportFileError.unreadable) {
      try await ImportFile.read(FileManager.default.temporaryDirectory)
    }
    await #expect(throws: ImportFileError.tooLarge) {
      try await read(Data(repeating: UInt8(ascii: "a"), count: ImportFile.longest + 1))
    }
  }

  @Test("the longest file is looked through off the main actor")
  @MainActor func longest() async throws {
    let line = Data("name,department,title\n".utf8)
    var content = Data(capacity: ImportFile.longest)
    while content.count + line.count <= ImportFile.longest { content += line }
    let url = try file(content)
    defer { try? FileManager.default.removeItem(at: url) }
    async let reading = ImportFile.read(url)
    #expect(try await reading.lines == content.count / line.count - 1)
  }

  @Test("a hash does not depend on where the pieces end")
  func hash() {
    let bytes = (0..<100).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    func hash(_ parts: [ArraySlice<UInt8>]) -> String {
      var hash = ContentHash()
      for part in parts { part.withUnsafeBytes { hash.add($0) } }
      return hash.text
    }
    let whole = hash([bytes[...]])
    #expect(whole.count == 32)
    for cut in 0...100 { #expect(hash([bytes[..<cut], bytes[cut...]]) == whole) }
    #expect(hash(bytes.indices.map { bytes[$0...$0] }) == whole)
    var all: Set<String> = [whole]
    for index in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[index] ^= 1 << UInt8(bit)
        all.insert(hash([other[...]]))
      }
    }
    for count in 0..<100 { all.insert(hash([bytes[..<count]])) }
    all.insert(hash([bytes[...], [0]]))
    #expect(all.count == 1 + 800 + 100 + 1)
  }
}
