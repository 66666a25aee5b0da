// must compile: that is so on any thread, and in other modules
// mode: library
@testable import NonisolatedMembers

nonisolated func heading(of department: NonisolatedMembers::Department, for query: String)
  -> String
{
  guard department.matches(query) else { return "" }
  return "\(department.id), \(department.name): \(department.description)"
}
