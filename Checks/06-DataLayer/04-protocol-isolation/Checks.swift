import ProtocolIsolationAdapter
import ProtocolIsolationSubject
import Testing

@Suite("A protocol's isolation", .serialized)
@MainActor
struct ProtocolIsolationChecks {
  @Test("The importer saves in both stores: the memory knows each id once, the journal every entry")
  func bothStores() async {
    let importer = await makeSubject().makeImporter()
    let empty = await importer.run([])
    #expect(empty == [0, 0], "Nobody has been saved yet.")
    let counts = await importer.run([(31, "Ada"), (7, "Grace"), (31, "Mary"), (12, "Ada")])
    #expect(counts == [3, 4], "Four entries came, and two of them are of number 31.")
    let names = [await importer.name(31), await importer.name(7), await importer.name(8)]
    #expect(names == ["Mary", "Grace", nil], "The memory has the last name that came for an id.")
    let later = await importer.run([(7, "Grace")])
    #expect(later == [3, 5], "Number 7 was known already, and the journal has one more entry.")
    let lines = await importer.lines()
    #expect(
      lines == ["31 is Ada", "7 is Grace", "31 is Mary", "12 is Ada", "7 is Grace"],
      "The journal has every entry, in the order in which they came.")
  }

  @Test("Each importer has stores of its own")
  func ownStores() async {
    let subject = makeSubject()
    let (left, right) = (await subject.makeImporter(), await subject.makeImporter())
    _ = await left.run([(31, "Ada")])
    let there = await right.run([(7, "Grace"), (7, "Grace")])
    #expect(there == [1, 2], "Number 31 was saved by the other importer.")
    let name = await right.name(31)
    #expect(name == nil, "Number 31 was saved by the other importer, in a store of its own.")
  }
}
