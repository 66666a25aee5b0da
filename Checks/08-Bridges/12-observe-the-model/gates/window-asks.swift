// must compile: a window gets its sequence without `await`, and reads it without `try`
// mode: app
@testable import ObserveTheModel

final class Window {
  private(set) var title = ""

  func shows(_ team: ObserveTheModel::Team) -> Task<Void, Never> {
    let headlines = ObserveTheModel::headlines(of: team)
    return Task {
      for await headline in headlines {
        title = headline
      }
    }
  }
}
