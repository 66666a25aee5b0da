// must compile: code on the desk has something noted for later, and waits for nothing
// mode: library
@testable import WhatATaskInherits

func gateNotes(
  at desk: isolated WhatATaskInherits::Desk, _ look: @escaping WhatATaskInherits::Look
) -> WhatATaskInherits::Work {
  desk.noteLater(look)
}
