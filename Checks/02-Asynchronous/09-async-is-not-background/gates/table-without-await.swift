// must compile: the table is read without `await`: a prediction comes before the experiment
// mode: library
@testable import AsyncIsNotBackground

@MainActor
func readTheTable() -> [AsyncIsNotBackground::Place] {
  [
    AsyncIsNotBackground::Table.plainAsync,
    AsyncIsNotBackground::Table.nonisolatedAsync,
    AsyncIsNotBackground::Table.concurrentAsync,
    AsyncIsNotBackground::Table.afterTheAwait,
    AsyncIsNotBackground::Table.asyncLetOfPlain,
    AsyncIsNotBackground::Table.asyncLetOfNonisolated,
    AsyncIsNotBackground::Table.groupTask,
    AsyncIsNotBackground::Table.actorMethod,
  ]
}
