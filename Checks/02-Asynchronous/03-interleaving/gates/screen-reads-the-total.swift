// must compile: the screen reads the total and counts a new colleague without waiting
// mode: library
@testable import Interleaving

@MainActor
func screenReadsAndHires(_ headcount: Interleaving::Headcount) -> Int {
  headcount.hire()
  return headcount.total
}
