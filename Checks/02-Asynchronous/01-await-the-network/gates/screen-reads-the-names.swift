// must compile: `names` is still read without waiting
// mode: library
@testable import AwaitTheNetwork

@MainActor
func screenReadsTheNames(_ directory: AwaitTheNetwork::Directory) -> [String] {
  directory.names
}
