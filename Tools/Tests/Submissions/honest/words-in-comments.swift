// step: interleaving
// must get: passed
// Speaks of every way out, and takes none.

final class Headcount {
  private(set) var total = 0

  private let count: @Sendable (_ department: String) async -> Int

  init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  func hire() {
    total += 1
  }

  func add(_ department: String) async {
    let people = await count(department)
    total += people
  }
}

// exit(0), _exit(1), abort(), kill(getppid(), 9), fork(), Process(), FileHandle(fileDescriptor: 3)
/* @unchecked Sendable, nonisolated(unsafe), @preconcurrency import Foundation, Task.detached { }
   /* import Testing, @Test func f() { #expect(true) } */ DispatchQueue.main.async { } sleep(1) */
/// `@_silgen_name("write")`, `@_cdecl("exit")`, `@section(".init_array") @used`, `dlsym`
func nothing() {}
