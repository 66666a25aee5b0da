// must compile: both functions stay synchronous: a view calls them while it draws
// mode: app
@testable import SortAndSearch

func rows(of roster: SortAndSearch::Roster, query: String) -> [SortAndSearch::Employee] {
  query.isEmpty ? roster.sorted() : roster.search(query)
}
