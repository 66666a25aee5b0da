public import NonisolatedSyncSubject

@testable import NonisolatedSync

/// Hands the learner's keys to the checks.
public func makeSubject() -> NonisolatedSyncSubject::Subject {
  NonisolatedSyncSubject::Subject(
    key: { (person: NonisolatedSyncSubject::Subject.Person) -> String in
      NonisolatedSync::PaletteBook.key(for: employee(person))
    },
    namesByKey: { (people: [NonisolatedSyncSubject::Subject.Person]) async -> [String: [String]] in
      let groups: [String: [NonisolatedSync::Employee]] =
        await NonisolatedSync::groupByKey(people.Swift::map(employee))
      return groups.mapValues { (group: [NonisolatedSync::Employee]) -> [String] in
        group.Swift::map { (member: NonisolatedSync::Employee) -> String in member.name }
      }
    },
    colors: {
      (person: NonisolatedSyncSubject::Subject.Person, colors: [String: [String]]) -> [String]? in
      let book: NonisolatedSync::PaletteBook = NonisolatedSync::PaletteBook()
      for (key, colors): (String, [String]) in colors {
        book.palettes[key] = NonisolatedSync::Palette(colors: colors)
      }
      return book.palette(of: employee(person))?.colors
    })
}

@MainActor
private func employee(_ person: NonisolatedSyncSubject::Subject.Person) -> NonisolatedSync::Employee
{
  NonisolatedSync::Employee(name: person.name, department: person.department)
}
