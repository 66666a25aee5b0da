// must compile: a search field's callback is synchronous, so it calls queryChanged(to:) without `await`
// mode: library
@testable import CancelStaleSearch

@MainActor
func searchFieldChanged(_ model: CancelStaleSearch::SearchModel, text: String) {
  model.queryChanged(to: text)
}
