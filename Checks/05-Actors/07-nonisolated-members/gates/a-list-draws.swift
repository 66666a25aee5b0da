// must compile: a list on the main actor draws departments and searches them, without `await`
// mode: app
@testable import NonisolatedMembers

func rows(of departments: [NonisolatedMembers::Department], for query: String) -> [Int: String] {
  departments.filter { $0.matches(query) }.reduce(into: [:]) { rows, department in
    rows[department.id] = department.name + department.description
  }
}
