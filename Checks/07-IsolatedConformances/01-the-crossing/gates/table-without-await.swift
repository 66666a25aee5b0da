// must compile: fill in the table by thinking: it is read without `await`
// mode: library
@testable import TheCrossing

@MainActor
func readTheTable() -> [TheCrossing::Use] {
  [
    TheCrossing::Table.id, TheCrossing::Table.artist, TheCrossing::Table.title,
    TheCrossing::Table.format, TheCrossing::Table.export, TheCrossing::Table.upload,
    TheCrossing::Table.preview, TheCrossing::Table.rename,
  ]
}
