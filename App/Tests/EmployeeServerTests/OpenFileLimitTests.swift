import Foundation
import LoopbackHTTP
import Testing

@Suite("The limit of open files")
struct OpenFileLimitTests {
  @Test("it is raised as far as it is of use, and never lowered")
  func raised() {
    for (current, most, expected) in [
      (256, 1_024, 1_024), (1_024, 1 << 20, 65_536), (100_000, 1 << 20, 100_000),
      (1_024, 1_024, 1_024), (256, rlim_t.max, 65_536),
    ] as [(rlim_t, rlim_t, rlim_t)] {
      #expect(OpenFileLimit.raised(current, upTo: most) == expected)
    }
  }
}
