import Foundation
import Testing
import WorkshopSupport

@Suite("The verdict of an exit test", .serialized)
struct ExitTestVerdictTests {
  @Test("comes out of the process as it went in", arguments: [true, false])
  func comesOut(isWrong: Bool) async throws {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [verdict = verdict as ExitTestVerdict, isWrong = isWrong as Bool] in
      print("other output", terminator: "")
      verdict.end(isWrong: isWrong)
    }
    let found = verdict.isWrong(in: try #require(result).standardOutputContent)
    #expect(found == isWrong)
  }

  @Test("is nil where the process ends in another way")
  func isNilElsewhere() async throws {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      print("false")
      exit(EXIT_SUCCESS)
    }
    let found = verdict.isWrong(in: try #require(result).standardOutputContent)
    #expect(found == nil)
  }
}
