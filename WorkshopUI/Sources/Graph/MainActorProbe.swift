import Dispatch

/// Tells whether code runs on the main actor, also under a test runner, whose main actor has no fixed thread.
enum MainActorProbe {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isOnMainActor: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
