import Testing
import WorkshopSupport

@Suite("State that threads share")
struct SharedStateTests {
  @Test("A flag is set once it has been set, by whichever thread")
  func flag() async {
    let flag = AtomicFlag()
    #expect(!flag.isSet)
    await Task.detached { flag.set() }.value
    #expect(flag.isSet)
    flag.set()
    #expect(flag.isSet)
  }

  @Test("An array keeps what each thread appends, and the order of each")
  func array() async {
    let array = SynchronizedArray<Int>()
    await withTaskGroup { group in
      for start in [0, 1_000] {
        group.addTask { for number in start..<start + 500 { array.append(number) } }
      }
    }
    let all = array.all
    #expect(all.count == 1_000)
    #expect(all.filter { $0 < 1_000 } == Array(0..<500))
    #expect(all.filter { $0 >= 1_000 } == Array(1_000..<1_500))
  }
}
