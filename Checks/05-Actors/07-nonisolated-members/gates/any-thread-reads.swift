// must compile: nonisolated code uses all four, also in another module
// mode: library
@testable import NonisolatedMembers

nonisolated func heading(of department: NonisolatedMembers::Department, for query: String)
  -> String
{
  guard department.matches(query) else { return "" }
  return "\(department.id), \(department.name): \(department.description)"
}
