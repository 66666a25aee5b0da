@_spi(Workshop) public import StateAsABridgeSubject
@_spi(Workshop) import SwiftUI

@testable import StateAsABridge

/// Shows the learner's view to the checks.
public func makeSubject() -> StateAsABridgeSubject::Subject {
  StateAsABridgeSubject::Subject(
    makeHost: { (find: @escaping StateAsABridgeSubject::Subject.Find) -> SwiftUI::ViewHost in
      SwiftUI::ViewHost(
        StateAsABridge::PaletteView(search: StateAsABridge::ColourSearch(find: find)))
    })
}
