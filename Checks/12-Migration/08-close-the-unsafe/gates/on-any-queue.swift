// must compile: nonisolated code uses a store and `historyLimit` on any queue, without `await`
// mode: library
@testable import CloseTheUnsafe

func undo(_ store: CloseTheUnsafe::RosterStore) -> [Int] {
  let limit = CloseTheUnsafe::RosterStore.historyLimit
  CloseTheUnsafe::RosterStore.historyLimit = limit + 1
  return store.install(store.snapshot) + store.olderVersions
}

func name(of id: Int) -> Task<String?, Never> {
  let store = CloseTheUnsafe::RosterStore()
  return Task { @concurrent in store.employee(id)?.name }
}
