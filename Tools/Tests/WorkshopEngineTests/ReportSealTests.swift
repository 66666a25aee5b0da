import Foundation
import Testing
import WorkshopDigest

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

@Suite struct ReportSealTests {
  private let seal = ReportSeal(key: Array(repeating: 7, count: 32))

  private func report() -> GradeReport {
    GradeReport(
      course: .init(title: "Exam", digest: String(repeating: "0", count: 64)), toolchain: "Swift",
      confinement: .init(strategy: .none), stages: [], steps: [])
  }

  @Test(
    "The keyed digest is that of the published examples",
    arguments: [
      // RFC 4231, sections 4.2, 4.3 and 4.7.
      (
        [UInt8](repeating: 0x0b, count: 20), "Hi There",
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        Array("Jefe".utf8), "what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        [UInt8](repeating: 0xaa, count: 131),
        "Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
    ])
  func examples(key: [UInt8], message: String, digest: String) {
    #expect(hmacSHA256(Array(message.utf8), key: key) == digest)
  }

  @Test("A sealed report is known again, with the time at which it was sealed")
  func known() throws {
    let sealed = try seal.sealed(report(), at: Date(timeIntervalSince1970: 0))
    #expect(sealed.gradedAt == "1970-01-01T00:00:00Z")
    #expect(seal.report(in: try sealed.json) == sealed)
  }

  @Test(
    "A report that was changed, be it in its layout alone, is not known",
    arguments: [
      ("\"points\" : 0", "\"points\" : 9"), ("1970", "1971"), ("{", "{ "),
      ("\"title\" : \"Exam\"", "\"title\" : \"Exam\", \"added\" : 1"),
      ("\"toolchain\" : \"Swift\"", "\"toolchain\" : \"Swift\", \"toolchain\" : \"Swift\""),
    ])
  func changed(old: String, new: String) throws {
    let sealed = try seal.sealed(report(), at: Date(timeIntervalSince1970: 0))
    let text = String(decoding: try sealed.json, as: UTF8.self)
    try #require(text.contains(old))
    #expect(seal.report(in: Data(text.replacing(old, with: new, maxReplacements: 1).utf8)) == nil)
  }

  @Test("A report without a seal, or of another key, is not known")
  func otherKey() throws {
    #expect(seal.report(in: try report().json) == nil)
    let other = ReportSeal(key: Array(repeating: 8, count: 32))
    #expect(seal.report(in: try other.sealed(report()).json) == nil)
  }

  @Test("The key is made once, for its owner alone, and a file that is none is not replaced")
  func key() throws {
    let folder = try TemporaryFolder()
    let course = Course(schema: 1, title: "Exam", routes: [], stages: [])
    let layout = CourseLayout(root: folder.url, course: course)
    let sealed = try ReportSeal(layout).sealed(report())
    #expect(try ReportSeal(layout).report(in: try sealed.json) == sealed)
    let file = layout.url(ReportSeal.path)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(folder.names(".workshop") == ["seal.key"])

    try Data("short".utf8).write(to: file)
    #expect(throws: CourseError.self) { try ReportSeal(layout) }
    #expect(try Data(contentsOf: file) == Data("short".utf8))
  }
}
