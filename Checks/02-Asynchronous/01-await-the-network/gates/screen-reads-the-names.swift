// must compile: the screen reads the names without waiting
// mode: library
@testable import AwaitTheNetwork

@MainActor
func screenReadsTheNames(_ directory: AwaitTheNetwork::Directory) -> [String] {
  directory.names
}
