// must compile: a department is an actor
// mode: app
@testable import NonisolatedMembers

func isAnActor(_ department: NonisolatedMembers::Department) -> any Actor { department }
