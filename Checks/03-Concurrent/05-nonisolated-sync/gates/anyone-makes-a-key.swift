// must compile: synchronous code off the main actor makes a key, and it has no way to wait
// mode: app
@testable import NonisolatedSync

nonisolated func makesAKeyFromAnywhere(_ employee: NonisolatedSync::Employee) -> String {
  NonisolatedSync::PaletteBook.key(for: employee)
}
