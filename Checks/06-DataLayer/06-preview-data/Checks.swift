import PreviewDataAdapter
import PreviewDataSubject
import Testing
import WorkshopSupport

@Suite("Preview data", .serialized)
@MainActor
struct PreviewDataChecks {
  private typealias Person = Subject.Person

  private let subject = makeSubject()

  private static let samples = [
    Person(12, "Ada Lovelace", manager: nil), Person(7, "Zoë Müller", manager: 12),
    Person(31, "Grace Hopper", manager: 12), Person(20, "Ada Lovelace", manager: 12),
  ]

  @Test("`preview` is always the same four employees as here")
  func samples() async {
    let first = await subject.preview()
    let second = await subject.preview()
    #expect(first == Self.samples, "These are the samples. Compare with those of the starter.")
    #expect(second == Self.samples, "These are the samples at the second read.")
    let title = await subject.title()
    #expect(title == "4 sample employees", "The title counts the samples.")
  }

  @Test("Their members do what they did: a repository uses the samples in the place of all it had")
  func repository() async {
    let repository = await subject.makeRepository()
    let before = await repository.employees()
    #expect(
      before == [], "A new repository is empty: samples are used when `useSamples()` is called.")
    await repository.add(Person(99, "Tim Reed", manager: nil))
    await repository.useSamples()
    let employees = await repository.employees()
    #expect(employees == Self.samples, "From now on the repository has the samples and no others.")
    await repository.add(Person(5, "Mary Jackson", manager: 7))
    await repository.add(Person(7, "Zoë Reed", manager: nil))
    let more = await repository.employees()
    let added = [Person(5, "Mary Jackson", manager: 7), Person(7, "Zoë Reed", manager: nil)]
    #expect(
      more == Self.samples + added,
      "The samples, and behind them two added employees, one with the id of a sample.")
    await repository.useSamples()
    let again = await repository.employees()
    #expect(again == Self.samples, "The samples were used again, and are as they were.")
  }

  @Test("Their members do what they did: a model begins with the samples, and removes only its own")
  func models() async {
    let (model, other) = (subject.makeModel(), subject.makeModel())
    let before = model.employees()
    #expect(before == Self.samples, "A new model shows the samples.")
    model.remove(31)
    let (after, elsewhere) = (model.employees().map(\.id), other.employees())
    #expect(after == [12, 7, 20], "One was removed from this model.")
    model.remove(12)
    let withoutManager = model.employees()
    #expect(
      withoutManager == [Self.samples[1], Self.samples[3]],
      "Their manager was removed, and the others are as they were.")
    #expect(elsewhere == Self.samples, "This is another model, and nothing was removed there.")
    let (next, samples) = (subject.makeModel().employees(), await subject.preview())
    #expect(next == Self.samples, "A model that is made later begins with all samples.")
    #expect(samples == Self.samples, "A model changes its copy, and never the samples.")
  }
}
