// must compile: synchronous code can call the closure on any thread
// mode: library
@testable import CopyIntoTheClosure

@concurrent
func countForTheGate(
  _ employees: [CopyIntoTheClosure::Employee], in model: CopyIntoTheClosure::DirectoryModel
) async -> Int {
  let filter: @Sendable (CopyIntoTheClosure::Employee) -> Bool = await model.makeFilter()
  return countAtOnce(employees, filter)
}

func countAtOnce(
  _ employees: [CopyIntoTheClosure::Employee],
  _ filter: @Sendable (CopyIntoTheClosure::Employee) -> Bool
) -> Int {
  employees.count { filter($0) }
}
