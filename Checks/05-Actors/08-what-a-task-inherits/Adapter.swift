public import WhatATaskInheritsSubject

@testable import WhatATaskInherits

/// Hands the learner's table and tasks to the checks.
public func makeSubject() -> WhatATaskInheritsSubject::Subject {
  let place:
    @MainActor @Sendable (WhatATaskInherits::Place) -> WhatATaskInheritsSubject::Subject.Place = {
      (place: WhatATaskInherits::Place) -> WhatATaskInheritsSubject::Subject.Place in
      switch place {
      case .desk: WhatATaskInheritsSubject::Subject.Place.desk
      case .mainActor: WhatATaskInheritsSubject::Subject.Place.mainActor
      case .noActor: WhatATaskInheritsSubject::Subject.Place.noActor
      }
    }
  return WhatATaskInheritsSubject::Subject(
    bodies: { (executor: UnownedSerialExecutor) -> [WhatATaskInheritsSubject::Subject.Body] in
      let desk: WhatATaskInherits::Desk = WhatATaskInherits::Desk(place: executor)
      return [
        WhatATaskInheritsSubject::Subject.Body(
          name: "usesSelf",
          run: { (look: @escaping WhatATaskInheritsSubject::Subject.Look) async -> Void in
            let work: WhatATaskInherits::Work = await desk.usesSelf(look)
            await work.value
          },
          predicted: { () -> WhatATaskInheritsSubject::Subject.Place in
            place(WhatATaskInherits::Table.usesSelf)
          }
        ),
        WhatATaskInheritsSubject::Subject.Body(
          name: "ignoresSelf",
          run: { (look: @escaping WhatATaskInheritsSubject::Subject.Look) async -> Void in
            let work: WhatATaskInherits::Work = await desk.ignoresSelf(look)
            await work.value
          },
          predicted: { () -> WhatATaskInheritsSubject::Subject.Place in
            place(WhatATaskInherits::Table.ignoresSelf)
          }
        ),
        WhatATaskInheritsSubject::Subject.Body(
          name: "weakSelf",
          run: { (look: @escaping WhatATaskInheritsSubject::Subject.Look) async -> Void in
            let work: WhatATaskInherits::Work = await desk.weakSelf(look)
            await work.value
          },
          predicted: { () -> WhatATaskInheritsSubject::Subject.Place in
            place(WhatATaskInherits::Table.weakSelf)
          }
        ),
        WhatATaskInheritsSubject::Subject.Body(
          name: "immediate",
          run: { (look: @escaping WhatATaskInheritsSubject::Subject.Look) async -> Void in
            let work: WhatATaskInherits::Work = await desk.immediate(look)
            await work.value
          },
          predicted: { () -> WhatATaskInheritsSubject::Subject.Place in
            place(WhatATaskInherits::Table.immediate)
          }
        ),
        WhatATaskInheritsSubject::Subject.Body(
          name: "detached",
          run: { (look: @escaping WhatATaskInheritsSubject::Subject.Look) async -> Void in
            let work: WhatATaskInherits::Work = await desk.detached(look)
            await work.value
          },
          predicted: { () -> WhatATaskInheritsSubject::Subject.Place in
            place(WhatATaskInherits::Table.detached)
          }
        ),
        WhatATaskInheritsSubject::Subject.Body(
          name: "onTheMainActor",
          run: { (look: @escaping WhatATaskInheritsSubject::Subject.Look) async -> Void in
            let work: WhatATaskInherits::Work = WhatATaskInherits::onTheMainActor(look)
            await work.value
          },
          predicted: { () -> WhatATaskInheritsSubject::Subject.Place in
            place(WhatATaskInherits::Table.onTheMainActor)
          }
        ),
        WhatATaskInheritsSubject::Subject.Body(
          name: "calledFromMain",
          run: { (look: @escaping WhatATaskInheritsSubject::Subject.Look) async -> Void in
            let work: WhatATaskInherits::Work = await WhatATaskInherits::calledFromMain(look)
            await work.value
          },
          predicted: { () -> WhatATaskInheritsSubject::Subject.Place in
            place(WhatATaskInherits::Table.calledFromMain)
          }
        ),
        WhatATaskInheritsSubject::Subject.Body(
          name: "givenTheDesk",
          run: { (look: @escaping WhatATaskInheritsSubject::Subject.Look) async -> Void in
            let work: WhatATaskInherits::Work = await WhatATaskInherits::givenTheDesk(desk, look)
            await work.value
          },
          predicted: { () -> WhatATaskInheritsSubject::Subject.Place in
            place(WhatATaskInherits::Table.givenTheDesk)
          }
        ),
      ]
    },
    hasTaskLocals: { () -> [String: Bool] in
      [
        "ignoresSelf": WhatATaskInherits::Table.ignoresSelfHasTaskLocals,
        "detached": WhatATaskInherits::Table.detachedHasTaskLocals,
      ]
    },
    makeDesk: { (executor: UnownedSerialExecutor) -> WhatATaskInheritsSubject::Subject.Desk in
      let desk: WhatATaskInherits::Desk = WhatATaskInherits::Desk(place: executor)
      return WhatATaskInheritsSubject::Subject.Desk(
        noteLater: { (look: @escaping WhatATaskInheritsSubject::Subject.Look) async -> Void in
          let work: WhatATaskInherits::Work = await desk.noteLater(look)
          await work.value
        },
        noteAndCancel: { (look: @escaping WhatATaskInheritsSubject::Subject.Look) async -> Void in
          let work: WhatATaskInherits::Work = await noteAndCancel(at: desk, look)
          await work.value
        },
        noteTwice: {
          (visits: Int, look: @escaping WhatATaskInheritsSubject::Subject.Look) async -> (
            own: [Int], all: Int
          ) in
          let noted: (works: [WhatATaskInherits::Work], own: [Int]) = await noteTwice(
            at: desk, visits, look)
          for work: WhatATaskInherits::Work in noted.works { await work.value }
          return (noted.own, await desk.visits)
        }
      )
    }
  )
}

/// Has something noted, and cancels the task, in one piece of the desk.
private func noteAndCancel(
  at desk: isolated WhatATaskInherits::Desk,
  _ look: @escaping WhatATaskInheritsSubject::Subject.Look
) -> WhatATaskInherits::Work {
  let work: WhatATaskInherits::Work = desk.noteLater(look)
  work.cancel()
  return work
}

/// Has something noted twice, and visits so often in between, in one piece of the desk.
private func noteTwice(
  at desk: isolated WhatATaskInherits::Desk, _ visits: Int,
  _ look: @escaping WhatATaskInheritsSubject::Subject.Look
) -> (works: [WhatATaskInherits::Work], own: [Int]) {
  let first: WhatATaskInherits::Work = desk.noteLater(look)
  var own: [Int] = []
  for _ in 0..<visits { own.append(desk.visit()) }
  let second: WhatATaskInherits::Work = desk.noteLater(look)
  return ([first, second], own)
}
