import Foundation
import Testing

@testable import EmployeeServer

@Suite("The made-up company")
struct SeedTests {
  private static let people: [EmployeeDraft] = {
    var company = SeedCompany(size: 1_000)
    return Array(AnyIterator { company.next() })
  }()

  @Test("the server takes every one of its own people")
  func valid() throws {
    for draft in Self.people {
      var fields: [String: JSONValue] = [
        "name": .string(draft.name), "sort_name": .string(draft.sortName),
        "department": .string(draft.department.rawValue), "title": .string(draft.title),
        "email": .string(draft.email), "office": .string(draft.office),
        "start_date": .string(draft.startDate),
      ]
      fields["phone"] = draft.phone.map(JSONValue.string)
      fields["manager_id"] = draft.managerID.map { .number(String($0)) }
      #expect(try EmployeeDraft(json: Data(JSONValue.object(fields).source.utf8)) == draft)
    }
  }

  @Test("the same size is the same company")
  func repeatable() {
    var company = SeedCompany(size: 1_000)
    #expect(Array(AnyIterator { company.next() }) == Self.people)
    #expect(Self.people.count == 1_000)
  }

  @Test("no two share an address, and a manager comes before those who report to them")
  func consistent() {
    #expect(Set(Self.people.map { $0.email.lowercased() }).count == 1_000)
    for (index, draft) in Self.people.enumerated() {
      guard let manager = draft.managerID else {
        #expect(index == 0)
        continue
      }
      #expect((1...Int64(index)).contains(manager))
      if index > Department.allCases.count {
        #expect(Self.people[Int(manager) - 1].department == draft.department)
      }
    }
  }

  @Test("a few hundred have names of many kinds and scripts, which sort by Latin letters")
  func names() {
    let names = Self.people.prefix(320)
    #expect(names.contains { !$0.name.contains(" ") && $0.name.utf8.count < 12 })
    #expect(names.contains { $0.sortName.contains(", ") && $0.name.contains("ł") })
    for script in ["\u{4e00}"..."\u{9fff}", "가"..."힣", "ऀ"..."ॿ", "ء"..."ي", "α"..."ω", "а"..."я"] {
      #expect(
        names.contains { $0.name.unicodeScalars.contains { script.contains(String($0)) } },
        "\(script)")
    }
    for draft in names {
      #expect(draft.sortName.folded.unicodeScalars.first?.isASCII == true, "\(draft.sortName)")
    }
    #expect(Set(names.map(\.name)).count > 250)
  }

  @Test("every part of a name set is there, and makes an address")
  func nameSets() {
    for names in NameSet.europe + NameSet.asia + NameSet.otherContinents {
      #expect(!names.given.isEmpty && !names.offices.isEmpty)
      #expect(names.family.isEmpty == (names.form == .single))
      for part in names.given + names.family where names.form != .initialFirst {
        #expect(part.latin.folded.contains { ("a"..."z").contains($0) }, "\(part)")
      }
    }
  }
}
