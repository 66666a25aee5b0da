// must compile: main-actor code uses all four, so a list draws without `await`
// mode: app
@testable import NonisolatedMembers

func rows(of departments: [NonisolatedMembers::Department], query: String) -> [String] {
  departments.filter { $0.matches(query) }.map { "\($0.id) \($0.name): \($0.description)" }
}
