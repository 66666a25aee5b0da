import MainActorByDefaultAdapter
import MainActorByDefaultSubject
import Observation
import Synchronization
import Testing

@Suite("Main actor by default", .serialized)
@MainActor
struct MainActorByDefaultChecks {
  let directory = makeSubject().makeDirectory()

  @Test("An employee who is hired stands in the directory, in the order of hiring")
  func hiring() {
    // Neither in the order of the names nor in that of the ids.
    let names = ["Grace Hopper", "Zoé Adams", "Ada Lovelace", "Mary Jackson"]
    for (id, name) in zip([7, 2, 9, 4], names) { directory.hire(id, name) }
    // Another directory is no business of this one.
    let another = makeSubject().makeDirectory()
    #expect(another.employees() == [], "A new directory has an employee in it, and none was hired.")
    #expect(
      directory.employees() == names,
      "After four hires the directory holds these four, the first one first. Look at `hire`.")
    #expect(
      directory.visible() == names,
      "There is no query, so every employee is visible. Look at `visible`.")
    another.hire(1, "Cher")
    #expect(directory.employees() == names, "Another directory hired, and this one has changed.")
    let again = ["Ada Lovelace", "", "Ada Lovelace"]
    for name in again { directory.hire(9, name) }
    #expect(
      directory.employees() == names + again,
      "Three more were hired, with one id and two of the same name. `hire` refuses none.")
    #expect(
      directory.visible() == names + again, "Every employee is visible without a query.")
  }

  @Test("A search shows the employees whose names contain it, in any case and with any accents")
  func searching() {
    directory.hire(1, "Ada Lovelace")
    directory.hire(2, "Zoé Adams")
    directory.hire(3, "Grace Hopper")
    directory.setQuery("ada")
    #expect(
      directory.visible() == ["Ada Lovelace", "Zoé Adams"],
      "“ada” occurs in two of the three names. Look at `visible`.")
    directory.setQuery("zoe")
    #expect(
      directory.visible() == ["Zoé Adams"],
      "A search ignores case and accents, as it did in the starter. Look at `visible`.")
    directory.setQuery("race ho")
    #expect(
      directory.visible() == ["Grace Hopper"],
      "A search finds what it looks for anywhere in a name. Look at `visible`.")
    #expect(
      directory.employees().count == 3,
      "A search hides people from the list; it does not take them out of the company.")
    directory.hire(4, "Cher")
    directory.setQuery(" ")
    #expect(
      directory.visible() == ["Ada Lovelace", "Zoé Adams", "Grace Hopper"],
      "A space is searched for like any other text: it stands in three of the four names.")
    #expect(directory.query() == " ", "`query` is what was searched for, with its spaces.")
    directory.setQuery("xyz")
    #expect(directory.visible() == [], "“xyz” stands in no name.")
    directory.remove(4)
    #expect(directory.query() == "xyz", "Removing an employee does not change the search.")
    directory.setQuery("")
    #expect(
      directory.visible().count == 3,
      "With the search field empty, every employee is visible again.")
  }

  @Test("`remove(id:)` removes every employee with that id, from the directory and from the list")
  func removing() {
    directory.hire(1, "Ada Lovelace")
    directory.hire(2, "Grace Hopper")
    directory.hire(5, "Zoé Adams")
    directory.remove(5)
    directory.remove(1)
    #expect(
      directory.employees() == ["Grace Hopper"],
      "Removing the employees with the ids 5 and 1 leaves the other one. Look at `remove(id:)`.")
    #expect(
      directory.visible() == ["Grace Hopper"], "The list still shows an employee who has left.")
    directory.remove(7)
    #expect(
      directory.employees() == ["Grace Hopper"], "No employee has the id 7, so none has to go.")
    for name in ["Ada Lovelace", "Mary Jackson", "Ada Byron"] { directory.hire(4, name) }
    #expect(
      directory.employees().count == 4, "Three were hired with the id 4, one after the other.")
    directory.remove(4)
    #expect(
      directory.employees() == ["Grace Hopper"],
      "Three employees had the id 4. `remove(id:)` removes each of them, as it did in the starter.")
  }

  @Test("A view that shows the list is told of every employee hired and removed")
  func observingTheEmployees() {
    #expect(
      hears {
        directory.visible()
      } of: {
        directory.hire(1, "Ada Lovelace")
      },
      "A view that read `visible` was not told about a hire. Is the class still @Observable?")
    #expect(
      hears {
        directory.employees()
      } of: {
        directory.hire(2, "Grace Hopper")
      },
      "A view that read `employees` was not told about a hire. Is it still observed?")
    #expect(
      hears {
        directory.employees()
      } of: {
        directory.remove(1)
      },
      "A view that read `employees` was not told about a removal. Is it still observed?")
    #expect(
      hears {
        directory.visible()
      } of: {
        directory.remove(2)
      },
      "A view that read `visible` was not told about a removal. Is it still observed?")
    directory.setQuery("cher")
    #expect(
      hears {
        directory.visible()
      } of: {
        directory.hire(3, "Cher")
      },
      "The search is “cher”. A view that read `visible` was not told that Cher was hired.")
    #expect(
      hears {
        directory.visible()
      } of: {
        directory.remove(3)
      },
      "The search is “cher”. A view that read `visible` was not told that Cher was removed.")
  }

  @Test("A view that shows the list is told of a new search")
  func observingTheQuery() {
    directory.hire(1, "Ada Lovelace")
    #expect(
      hears {
        directory.visible()
      } of: {
        directory.setQuery("Grace")
      },
      "A view that read `visible` was not told about a new `query`. Is it still observed?")
  }

  @Test("A search field that shows the query is told when the query changes")
  func observingTheSearchField() {
    #expect(
      hears {
        [directory.query()]
      } of: {
        directory.setQuery("Ada")
      },
      "A search field that read `query` was not told that it changed. Is it still observed?")
    #expect(directory.query() == "Ada", "`query` is what was searched for last.")
  }

  /// Whether observation reports a change to what `read` has read, while `change` runs.
  private func hears(_ read: () -> [String], of change: () -> Void) -> Bool {
    let heard = Atomic(false)
    withObservationTracking {
      _ = read()
    } onChange: {
      heard.store(true, ordering: .relaxed)
    }
    change()
    return heard.load(ordering: .relaxed)
  }
}
