import Foundation

/// Which folders of a module use which others, as far as names tell.
///
/// Two kinds of names count: what a file declares at its top level, and the members that a folder adds
/// to the types of other folders and modules. A name does not count where the file that mentions it
/// declares it too. Neither does a member that two folders declare: only the compiler knows which one
/// is meant. Initialisers and subscripts in extensions are not followed.
struct FolderArrows {
  /// A place where a folder mentions what another declares.
  struct Use: Hashable {
    var user: String
    var used: String
    var name: String
    var file: String
    var line: Int
  }

  let uses: [Use]
  private let arrows: [String: Set<String>]
  /// The folders that each folder uses, directly or through others.
  private let reached: [String: Set<String>]

  /// - Parameters:
  ///   - modules: Folders of sources, each before those that import it: the compiler lets no module use a later one,
  ///     so a name of a later one is another here. Links are followed, and files beside the inner folders count as
  ///     a folder with the module's name.
  ///   - root: What the paths of uses are relative to.
  init(of modules: URL..., below root: URL) throws {
    var importedBefore: [String: Int] = [:]
    let files = try modules.enumerated().flatMap { number, module in
      let name = module.lastPathComponent
      let folder = module.resolvingSymlinksInPath()
      let place = module.path.replacing("\(root.path)/", with: "")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
        let inner = path.contains("/") ? String(path.prefix { $0 != "/" }) : name
        importedBefore[inner] = number
        return (
          folder: inner, path: "\(place)/\(path)",
          text: try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        )
      }
    }
    self.init(files: files, importedBefore: importedBefore)
  }

  /// - Parameter importedBefore: The places of folders' modules in that order; none where all are of one.
  init(
    files: [(folder: String, path: String, text: String)], importedBefore: [String: Int] = [:]
  ) {
    let names = FolderNames(files.map { ($0.folder, $0.path, $0.text) })
    uses = names.uses.filter {
      importedBefore[$0.used, default: 0] <= importedBefore[$0.user, default: 0]
    }
    let arrows = uses.reduce(into: [String: Set<String>]()) {
      $0[$1.user, default: []].insert($1.used)
    }
    self.arrows = arrows
    reached = arrows.mapValues { used in
      var reached: Set<String> = []
      var open = Array(used)
      while let next = open.popLast() {
        if reached.insert(next).inserted { open += arrows[next, default: []] }
      }
      return reached
    }
  }

  /// Groups of folders that use each other, directly or through others.
  var circles: [[String]] {
    let groups = reached.filter { $0.value.contains($0.key) }.map { folder, others in
      others.filter { reached[$0]?.contains(folder) == true }.sorted()
    }
    return Set(groups).sorted { $0[0] < $1[0] }
  }

  /// The arrows of a circle, each with some of its places. One of few places is likely the one that
  /// goes back, so it comes first.
  func description(of circle: [String]) -> String {
    let inside = uses.filter { circle.contains($0.user) && circle.contains($0.used) }
    let arrows = Dictionary(grouping: inside) { "\($0.user) uses \($0.used)" }
      .sorted { ($0.value.count, $0.key) < ($1.value.count, $1.key) }
    return arrows.map { arrow, uses in
      "\(arrow):\n" + uses.prefix(4).map { "  \($0.file):\($0.line): \($0.name)\n" }.joined()
    }.joined()
  }

  /// The arrows as a flowchart, from who uses to what is used, without those that follow from others.
  var picture: String {
    let lines = arrows.flatMap { user, used in
      used.filter { one in !used.contains { reached[$0]?.contains(one) == true } }
        .map { (depth: reached[user]?.count ?? 0, line: "  \(user) --> \($0)") }
    }.sorted { ($1.depth, $0.line) < ($0.depth, $1.line) }
    return (["```mermaid", "flowchart LR"] + lines.map(\.line) + ["```"]).joined(separator: "\n")
  }
}
