// must compile: `noteLater` runs on the desk, awaits nothing and returns a task
// mode: library
@testable import WhatATaskInherits

func gateNotes(
  at desk: isolated WhatATaskInherits::Desk, _ look: @escaping WhatATaskInherits::Look
) -> WhatATaskInherits::Work {
  desk.noteLater(look)
}
