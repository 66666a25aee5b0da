/// Names that go together: one language, and where it has them, one gender's forms.
struct NameSet: Sendable {
  /// How a name is put together, and what it is sorted by.
  enum Form: Sendable {
    /// "Grace Bennett", sorted as "Bennett, Grace".
    case familyLast
    /// "García Núñez": the father's name and the mother's.
    case twoFamilies
    /// "Nagy Zsófia", sorted as it stands.
    case familyFirst
    /// "김민준": the same without a space. The Latin form has one.
    case familyFirstJoined
    /// "Björk Guðmundsdóttir": the second part is a parent's name, so it sorts as it stands.
    case parentLast
    /// "S. Karthik", sorted as "Karthik S.".
    case initialFirst
    /// "Sutrisno": no other name.
    case single
  }

  /// A part of a name as it is written, and in Latin letters.
  struct Part: Sendable {
    let text: String
    let latin: String
  }

  /// A whole name, what it is sorted by, and what an address is made of.
  struct FullName: Equatable, Sendable {
    let name: String
    let sortName: String
    let address: String
  }

  let form: Form
  let given: [Part]
  let family: [Part]
  /// Where most people with such names work.
  let offices: [String]

  /// Parts are separated by commas; a Latin form follows its part after `=`.
  init(_ form: Form, given: String, family: String = "", offices: String) {
    self.form = form
    self.given = Self.parts(given)
    self.family = Self.parts(family)
    self.offices = offices.split(separator: ",").map(String.init)
  }

  private static func parts(_ list: String) -> [Part] {
    list.split(separator: ",").map { item in
      let pair = item.split(separator: "=").map(String.init)
      return Part(text: pair[0], latin: pair.last ?? pair[0])
    }
  }

  /// A name by chance.
  func name(using generator: inout SplitMix) -> FullName {
    let first = generator.pick(given)
    if form == .single {
      return FullName(name: first.text, sortName: first.latin, address: Self.address([first]))
    }
    let last = generator.pick(family)
    let joined = Self.address(form == .initialFirst ? [first] : [first, last])
    switch form {
    case .familyLast, .single:
      return FullName(
        name: "\(first.text) \(last.text)", sortName: "\(last.latin), \(first.latin)",
        address: joined)
    case .twoFamilies:
      let mother = generator.pick(family)
      return FullName(
        name: "\(first.text) \(last.text) \(mother.text)",
        sortName: "\(last.latin) \(mother.latin), \(first.latin)", address: joined)
    case .familyFirst:
      return FullName(
        name: "\(last.text) \(first.text)", sortName: "\(last.latin) \(first.latin)",
        address: joined)
    case .familyFirstJoined:
      return FullName(
        name: last.text + first.text, sortName: "\(last.latin) \(first.latin)", address: joined)
    case .parentLast:
      return FullName(
        name: "\(first.text) \(last.text)", sortName: "\(first.latin) \(last.latin)",
        address: joined)
    case .initialFirst:
      return FullName(
        name: "\(last.text) \(first.text)", sortName: "\(first.latin) \(last.latin)",
        address: joined)
    }
  }

  /// The parts in small ASCII letters with points between them.
  private static func address(_ parts: [Part]) -> String {
    parts.map { part in
      String(part.latin.folded.unicodeScalars.filter { ("a"..."z").contains($0) })
    }.joined(separator: ".")
  }
}
