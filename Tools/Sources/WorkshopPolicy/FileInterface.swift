/// What the other files of a module see of one of its files: no bodies of functions, and nothing that is private to
/// the file and has no place in its types.
///
/// Files with equal interfaces can take each other's place, and no other file has to be compiled again. Where two
/// differ, ``reach(of:in:)`` says which files that can concern.
public struct FileInterface: Codable, Sendable, Equatable {
  /// One declaration: a function, a property, or a type without those of its members that stand here by themselves.
  public struct Declaration: Codable, Sendable, Hashable {
    /// Its code without bodies, comments and blanks.
    public var text: String
    /// What a file names that uses it: its own name, or that of the type that it belongs to.
    public var names: [String]
    /// The names that its text uses, without those that it declares.
    public var words: [String]
    /// The type whose member or extension it is.
    public var type: String?
    /// Whether it is used without being named: an operator, a subscript, an import.
    public var isNameless: Bool

    public init(
      text: String, names: [String], words: [String], type: String?, isNameless: Bool
    ) {
      (self.text, self.names, self.words) = (text, names, words)
      (self.type, self.isNameless) = (type, isNameless)
    }
  }

  /// In the order of the file.
  public var declarations: [Declaration]
  /// Structures, classes, enumerations and actors that the file declares.
  public var types: [String]
  /// Types that an extension in the file makes conform to something.
  public var conforming: [String]
  /// All names in the file, those in bodies too.
  public var words: [String]

  public init(
    declarations: [Declaration], types: [String], conforming: [String], words: [String]
  ) {
    (self.declarations, self.types) = (declarations, types)
    (self.conforming, self.words) = (conforming, words)
  }

  /// The interface as one text: equal where nothing that another file sees is different.
  public var text: String { declarations.map(\.text).joined(separator: "\n") }

  /// Which of the other files of a module have to be compiled again where one file takes another's place.
  ///
  /// A difference spreads by names. A declaration that has one of them in its text may mean something else, so
  /// its own names count too, until no more are found. A file that has none of them in it cannot see a
  /// difference: each of its expressions gets its type from declarations that it names, and from those that they name.
  ///
  /// - Returns: Indices of `others`.
  public func reach(of replaced: FileInterface, in others: [FileInterface]) -> [Int] {
    let changed = Set(declarations).symmetricDifference(replaced.declarations)
    guard !changed.isEmpty else { return [] }
    let files = [self, replaced] + others
    let types = Set(files.flatMap(\.types))
    var names: Set<String> = []
    var owners: Set<String> = []
    for declaration in changed {
      names.formUnion(declaration.names)
      guard let type = declaration.type else {
        if declaration.isNameless { return Array(others.indices) }
        continue
      }
      owners.insert(type)
      // A protocol's extension decides for the types that conform. Of other modules' types all is possible.
      guard !types.contains(type) else { continue }
      if declaration.isNameless { return Array(others.indices) }
      names.insert(type)
    }
    var left = files.flatMap(\.declarations)
    var isSpreading = true
    while isSpreading {
      let count = left.count
      left.removeAll { declaration in
        guard declaration.words.contains(where: names.contains) else { return false }
        names.formUnion(declaration.names)
        return true
      }
      isSpreading = left.count < count
    }
    return others.indices.filter { index in
      others[index].words.contains(where: names.contains)
        || others[index].conforming.contains(where: owners.contains)
    }
  }
}
