import Foundation
import PackagePlugin

/// Compiles the app a second time, asking for the level that a test sets.
///
/// `#available` is always true on Linux, so the fallbacks in the files as they are would never run.
@main struct AskForLevel: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let rewriter = try context.tool(named: "AvailabilityRewriter")
    let app = try context.package.targets(named: ["EmployeeGlass"]).first?.sourceModule
    guard let files = app?.sourceFiles(withSuffix: "swift") else { return [] }
    return files.map { file in
      let name = file.url.lastPathComponent
      let copy = context.pluginWorkDirectoryURL.appending(path: name)
      return .buildCommand(
        displayName: "Have \(name) ask for the level", executable: rewriter.url,
        // The checkout may stand in a folder whose name has blanks.
        arguments: [file.url, copy].map { $0.path(percentEncoded: false) },
        inputFiles: [file.url], outputFiles: [copy])
    }
  }
}
