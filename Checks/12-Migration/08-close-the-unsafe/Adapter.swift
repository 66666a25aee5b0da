public import CloseTheUnsafeSubject

// The starter's store is isolated to the main actor by default, and its checks pass as well.
@preconcurrency @testable import CloseTheUnsafe

/// Hands the learner's module to the checks.
public func makeSubject() -> Subject {
  Subject(
    historyLimit: { CloseTheUnsafe::RosterStore.historyLimit },
    setHistoryLimit: { CloseTheUnsafe::RosterStore.historyLimit = $0 },
    makeStore: {
      let store = CloseTheUnsafe::RosterStore()
      return Subject.Store(
        snapshot: {
          let snapshot = store.snapshot
          return (snapshot.version, snapshot.employees.Swift::map(person))
        },
        employee: { store.employee($0).map(person) },
        olderVersions: { store.olderVersions },
        install: { version, people in
          store.install(
            CloseTheUnsafe::RosterSnapshot(
              version: version,
              employees: people.map {
                CloseTheUnsafe::Employee(id: $0.id, name: $0.name, department: "Engines")
              }))
        })
    })
}

private func person(_ employee: CloseTheUnsafe::Employee) -> Subject.Person {
  Subject.Person(employee.id, employee.name)
}
