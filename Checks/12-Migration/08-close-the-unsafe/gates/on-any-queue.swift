// must compile: nonisolated code of another module uses a store and the limit, without await
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
