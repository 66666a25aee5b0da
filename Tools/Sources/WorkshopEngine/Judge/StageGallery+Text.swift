/// What the files of a gallery's package say.
extension StageGallery {
  /// The package's description: four modules a step, the kit, and the neighbours.
  var manifest: String {
    let window = ".product(name: \"StageGallery\", package: \"App\")"
    func target(
      _ name: String, _ dependencies: [String], _ flags: [String], kind: String = "target"
    ) -> String {
      """
          .\(kind)(
            name: \(literal(name)), dependencies: [\(dependencies.joined(separator: ", "))],
            swiftSettings: [.unsafeFlags([\(flags.map(literal).joined(separator: ", "))])]),
      """
    }
    let standIn = ["-module-alias", "SwiftUI=WorkshopUI"]
    let library = IsolationMode.library.compilerArguments
    var targets = [target("WorkshopSupport", [], library)]
    targets += steps.neighbours.map { target($0.module, [], $0.mode.compilerArguments) }
    for step in steps {
      let (answer, subject) = (step.module, "\(step.module)Subject")
      let companions = [window] + (step.neighbour.map { [literal($0.module)] } ?? [])
      let kit = [literal("WorkshopSupport")] + companions
      targets += [
        target(answer, companions, step.mode.compilerArguments + standIn),
        target(subject, kit, library + standIn),
        target("\(answer)Adapter", kit + [literal(answer), literal(subject)], library + standIn),
      ]
    }
    let adapters = steps.map { literal("\($0.module)Adapter") }
    targets.append(
      target(
        "Gallery", [window] + adapters, IsolationMode.bare.compilerArguments,
        kind: "executableTarget"))
    return """
      // swift-tools-version: 6.3
      // Written by `./workshop run \(stage.name)`, anew each time.
      import PackageDescription

      let package = Package(
        name: "Gallery",
        platforms: [.macOS("15.4")],
        dependencies: [.package(path: "../../../App")],
        targets: [
      \(targets.joined(separator: "\n"))
        ]
      )

      """
  }

  /// The program that opens the window.
  func program(_ answers: [String: Answer]) -> String {
    let imports = steps.map { "@_spi(Workshop) import \($0.module)Adapter" }
    let pages = steps.map { step in
      """
          StageGallery.Step(
            id: \(literal(step.id)), title: \(literal(step.title)),
            note: \(literal(answers[step.id]?.note ?? "")), pages: \(step.module)Adapter::makeGallery()),
      """
    }
    return """
      // Written by `./workshop run \(stage.name)`, anew each time.
      import Foundation
      @_spi(Workshop) import StageGallery
      \(imports.joined(separator: "\n"))

      let gallery = StageGallery(
        title: \(literal(stage.title)),
        steps: [
      \(pages.joined(separator: "\n"))
        ])
      exit(await gallery.run(CommandLine.arguments))

      """
  }

  private func literal(_ text: String) -> String { text.debugDescription }
}
