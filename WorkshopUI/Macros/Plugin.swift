/// The macros' program for packages. `./workshop` expands them with its reader, which has the same files.
@main
enum Plugin {
  static func main() { _ = MacroPlugin.run() }
}
