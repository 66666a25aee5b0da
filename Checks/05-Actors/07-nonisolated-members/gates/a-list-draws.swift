// must compile: a list in another module, on the main actor, draws departments without `await`
// mode: app
@testable import NonisolatedMembers

func rows(of departments: [NonisolatedMembers::Department]) -> [String] {
  departments.map { $0.name }
}
