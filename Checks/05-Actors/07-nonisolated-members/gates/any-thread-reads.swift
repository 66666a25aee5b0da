// must compile: synchronous code of another module, on any thread, reads what never changes
// mode: library
@testable import NonisolatedMembers

nonisolated func heading(of department: NonisolatedMembers::Department, for query: String)
  -> String
{
  guard department.matches(query) else { return "" }
  return "\(department.id), \(department.name): \(department.description)"
}
