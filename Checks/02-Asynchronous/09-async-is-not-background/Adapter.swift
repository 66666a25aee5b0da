public import AsyncIsNotBackgroundSubject

@testable import AsyncIsNotBackground

/// Hands the learner's table and bodies to the checks.
public func makeSubject() -> AsyncIsNotBackgroundSubject::Subject {
  let place:
    @MainActor @Sendable (AsyncIsNotBackground::Place) -> AsyncIsNotBackgroundSubject::Subject.Place =
      {
        (place: AsyncIsNotBackground::Place) -> AsyncIsNotBackgroundSubject::Subject.Place in
        switch place {
        case .mainActor: AsyncIsNotBackgroundSubject::Subject.Place.mainActor
        case .whereItsCallerRuns: AsyncIsNotBackgroundSubject::Subject.Place.whereItsCallerRuns
        case .elsewhere: AsyncIsNotBackgroundSubject::Subject.Place.elsewhere
        }
      }
  return AsyncIsNotBackgroundSubject::Subject(
    bodies: [
      AsyncIsNotBackgroundSubject::Subject.Body(
        name: "plainAsync",
        run: { (look: @escaping AsyncIsNotBackgroundSubject::Subject.Look) async -> Void in
          await AsyncIsNotBackground::plainAsync(look)
        },
        predicted: { () -> AsyncIsNotBackgroundSubject::Subject.Place in
          place(AsyncIsNotBackground::Table.plainAsync)
        }
      ),
      AsyncIsNotBackgroundSubject::Subject.Body(
        name: "nonisolatedAsync",
        run: { (look: @escaping AsyncIsNotBackgroundSubject::Subject.Look) async -> Void in
          await AsyncIsNotBackground::nonisolatedAsync(look)
        },
        predicted: { () -> AsyncIsNotBackgroundSubject::Subject.Place in
          place(AsyncIsNotBackground::Table.nonisolatedAsync)
        }
      ),
      AsyncIsNotBackgroundSubject::Subject.Body(
        name: "concurrentAsync",
        run: { (look: @escaping AsyncIsNotBackgroundSubject::Subject.Look) async -> Void in
          await AsyncIsNotBackground::concurrentAsync(look)
        },
        predicted: { () -> AsyncIsNotBackgroundSubject::Subject.Place in
          place(AsyncIsNotBackground::Table.concurrentAsync)
        }
      ),
      AsyncIsNotBackgroundSubject::Subject.Body(
        name: "afterTheAwait",
        run: { (look: @escaping AsyncIsNotBackgroundSubject::Subject.Look) async -> Void in
          await AsyncIsNotBackground::afterTheAwait(look)
        },
        predicted: { () -> AsyncIsNotBackgroundSubject::Subject.Place in
          place(AsyncIsNotBackground::Table.afterTheAwait)
        }
      ),
      AsyncIsNotBackgroundSubject::Subject.Body(
        name: "asyncLetOfPlain",
        run: { (look: @escaping AsyncIsNotBackgroundSubject::Subject.Look) async -> Void in
          await AsyncIsNotBackground::asyncLetOfPlain(look)
        },
        predicted: { () -> AsyncIsNotBackgroundSubject::Subject.Place in
          place(AsyncIsNotBackground::Table.asyncLetOfPlain)
        }
      ),
      AsyncIsNotBackgroundSubject::Subject.Body(
        name: "asyncLetOfNonisolated",
        run: { (look: @escaping AsyncIsNotBackgroundSubject::Subject.Look) async -> Void in
          await AsyncIsNotBackground::asyncLetOfNonisolated(look)
        },
        predicted: { () -> AsyncIsNotBackgroundSubject::Subject.Place in
          place(AsyncIsNotBackground::Table.asyncLetOfNonisolated)
        }
      ),
      AsyncIsNotBackgroundSubject::Subject.Body(
        name: "groupTask",
        run: { (look: @escaping AsyncIsNotBackgroundSubject::Subject.Look) async -> Void in
          await AsyncIsNotBackground::groupTask(look)
        },
        predicted: { () -> AsyncIsNotBackgroundSubject::Subject.Place in
          place(AsyncIsNotBackground::Table.groupTask)
        }
      ),
      AsyncIsNotBackgroundSubject::Subject.Body(
        name: "actorMethod",
        run: { (look: @escaping AsyncIsNotBackgroundSubject::Subject.Look) async -> Void in
          await AsyncIsNotBackground::Desk().actorMethod(look)
        },
        predicted: { () -> AsyncIsNotBackgroundSubject::Subject.Place in
          place(AsyncIsNotBackground::Table.actorMethod)
        }
      ),
    ],
    report: { (look: @escaping AsyncIsNotBackgroundSubject::Subject.Look) async -> Void in
      await AsyncIsNotBackground::report(look)
    }
  )
}
