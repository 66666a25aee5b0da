public import NonisolatedMembersSubject

@testable import NonisolatedMembers

/// Hands the learner's departments to the checks.
public func makeSubject() -> NonisolatedMembersSubject::Subject {
  NonisolatedMembersSubject::Subject {
    (id: Int, name: String) async -> NonisolatedMembersSubject::Subject.Department in
    let department: NonisolatedMembers::Department =
      await NonisolatedMembers::Department(id: id, name: name)
    return NonisolatedMembersSubject::Subject.Department(
      id: { () -> Int in department.id },
      name: { () -> String in department.name },
      description: { () -> String in department.description },
      matches: { (query: String) -> Bool in department.matches(query) },
      headcount: { () async -> Int in await department.headcount },
      join: { (person: String) async -> Void in await department.join(person) },
      leave: { (person: String) async -> Void in await department.leave(person) }
    )
  }
}
