// must compile: the screen still reads `total` and calls `hire()` without waiting
// mode: library
@testable import Interleaving

@MainActor
func screenReadsAndHires(_ headcount: Interleaving::Headcount) -> Int {
  headcount.hire()
  return headcount.total
}
