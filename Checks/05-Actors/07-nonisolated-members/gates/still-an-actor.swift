// must compile: `Department` stays an actor
// mode: app
@testable import NonisolatedMembers

func isAnActor(_ department: NonisolatedMembers::Department) -> any Actor { department }
