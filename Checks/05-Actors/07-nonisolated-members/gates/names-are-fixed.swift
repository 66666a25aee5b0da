// must not compile: a department keeps its id and its name
// mode: app
// What cannot be set has one id for a property, and another for a dynamic member; both begin alike.
@testable import NonisolatedMembers

func renames(_ department: NonisolatedMembers::Department) {
  department.id = 8  // expected-error {{[assignment_}}
  department.name = "Ships"  // expected-error {{[assignment_}}
}
