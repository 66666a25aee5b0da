// must compile: `readAlbum` keeps its parameters: the reader, and the book behind `into:`
// mode: app
@testable import MainActorHelper

func gateNamesTheFunction() {
  _ = MainActorHelper::readAlbum(_:into:)
}
