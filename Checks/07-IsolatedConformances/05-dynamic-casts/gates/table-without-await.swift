// must compile: fill in the table, by thinking if you can: it is read without `await`
// mode: library
@testable import DynamicCasts

@MainActor
func gateReadsTheTable() -> [Bool] {
  [
    DynamicCasts::Table.onTheMainActor,
    DynamicCasts::Table.calledFromMain,
    DynamicCasts::Table.concurrently,
    DynamicCasts::Table.concurrentlyANote,
    DynamicCasts::Table.askingTheType,
    DynamicCasts::Table.inATask,
    DynamicCasts::Table.detached,
    DynamicCasts::Table.onADesk,
    DynamicCasts::Table.inThePrintShop,
  ]
}
