// step: interleaving
// must get: passed
// Prints every way out, and takes none.

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
    print("exit(0)", "Task.detached { sleep(1) }", #"nonisolated(unsafe) \#(department)"#)
    print("""
      @unchecked Sendable
      import Testing; #expect(true); DispatchQueue.main; Thread { }; FileManager.default
      """)
    let people = await count(department)
    total += people
  }
}
