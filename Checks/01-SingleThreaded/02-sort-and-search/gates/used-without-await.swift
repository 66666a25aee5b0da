// must compile: a view sorts and searches while it draws, so neither may need `await`
// mode: app
@testable import SortAndSearch

func rows(of roster: SortAndSearch::Roster, query: String) -> [SortAndSearch::Employee] {
  query.isEmpty ? roster.sorted() : roster.search(query)
}
