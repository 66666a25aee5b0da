/// What the directory leaves out. Several departments, or several offices, are shown together; the two
/// kinds narrow each other down.
nonisolated struct DirectoryFilter: Sendable, Hashable {
  /// Those that are shown; empty for all.
  var departments: Set<String> = []
  /// Those that are shown; empty for all.
  var offices: Set<String> = []

  /// Whether all employees are shown.
  var isEmpty: Bool { departments.isEmpty && offices.isEmpty }

  /// What is shown, in words: departments, then offices, each in alphabetical order.
  var names: [String] { departments.sorted() + offices.sorted() }
}

nonisolated extension Set {
  /// Whether an element is in the set; assigning adds it or removes it.
  subscript(contains element: Element) -> Bool {
    get { contains(element) }
    set {
      if newValue { insert(element) } else { remove(element) }
    }
  }
}
