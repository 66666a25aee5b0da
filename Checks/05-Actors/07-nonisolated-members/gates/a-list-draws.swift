// must compile: that is so on the main actor: a list in another module draws without `await`
// mode: app
@testable import NonisolatedMembers

func rows(of departments: [NonisolatedMembers::Department]) -> [String] {
  departments.map { $0.name }
}
