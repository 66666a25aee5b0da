// must compile: a prediction comes before the experiment, so the table is read without `await`
// mode: library
@testable import WhatATaskInherits

@MainActor
func gateReadsTheTable() -> ([WhatATaskInherits::Place], [Bool]) {
  (
    [
      WhatATaskInherits::Table.usesSelf,
      WhatATaskInherits::Table.ignoresSelf,
      WhatATaskInherits::Table.weakSelf,
      WhatATaskInherits::Table.immediate,
      WhatATaskInherits::Table.detached,
      WhatATaskInherits::Table.onTheMainActor,
      WhatATaskInherits::Table.calledFromMain,
      WhatATaskInherits::Table.givenTheDesk,
    ],
    [
      WhatATaskInherits::Table.ignoresSelfHasTaskLocals,
      WhatATaskInherits::Table.detachedHasTaskLocals,
    ]
  )
}
