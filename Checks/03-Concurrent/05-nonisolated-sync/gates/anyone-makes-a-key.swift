// must compile: synchronous code elsewhere calls `key(for:)` too, without `await`
// mode: app
@testable import NonisolatedSync

nonisolated func makesAKeyFromAnywhere(_ employee: NonisolatedSync::Employee) -> String {
  NonisolatedSync::PaletteBook.key(for: employee)
}
