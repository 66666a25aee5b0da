// must compile: a prediction comes before the experiment, so the table is read without `await`
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
