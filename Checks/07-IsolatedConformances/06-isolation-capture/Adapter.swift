public import IsolationCaptureSubject

@testable import IsolationCapture

private typealias Event = IsolationCaptureSubject::Subject.Event
private typealias Listen = IsolationCaptureSubject::Subject.Listen
private typealias Next = IsolationCaptureSubject::Subject.Next

/// An object on the main actor that starts an import and is its delegate.
@MainActor
private final class Screen: @MainActor IsolationCapture::ImportDelegate {
  private let listen: Listen

  init(_ listen: @escaping Listen) { self.listen = listen }

  func start(_ next: @escaping Next) {
    IsolationCapture::startImport(from: IsolationCapture::Source(next: next), reportingTo: self)
  }

  func importDidRead(_ name: String) { listen(Event.read(name)) }
  func importDidFinish(count: Int) { listen(Event.finished(count)) }
}

/// An ordinary object, of the code that holds it.
private final class Inbox: IsolationCapture::ImportDelegate {
  private let listen: Listen

  init(_ listen: @escaping Listen) { self.listen = listen }

  func importDidRead(_ name: String) { listen(Event.read(name)) }
  func importDidFinish(count: Int) { listen(Event.finished(count)) }
}

/// An actor that starts an import, with a delegate that it stores.
private actor Desk {
  nonisolated let unownedExecutor: UnownedSerialExecutor
  private let inbox: Inbox

  init(_ place: UnownedSerialExecutor, _ listen: @escaping Listen) {
    unownedExecutor = place
    inbox = Inbox(listen)
  }

  func start(_ next: @escaping Next) {
    IsolationCapture::startImport(from: IsolationCapture::Source(next: next), reportingTo: inbox)
  }
}

/// Hands the learner's import to the checks.
public func makeSubject() -> IsolationCaptureSubject::Subject {
  IsolationCaptureSubject::Subject(
    startOnMain: {
      (
        next: @escaping IsolationCaptureSubject::Subject.Next,
        listen: @escaping IsolationCaptureSubject::Subject.Listen
      ) -> any Sendable in
      let screen: Screen = Screen(listen)
      screen.start(next)
      return screen
    },
    startAtADesk: {
      (
        place: UnownedSerialExecutor, next: @escaping IsolationCaptureSubject::Subject.Next,
        listen: @escaping IsolationCaptureSubject::Subject.Listen
      ) async -> any Sendable in
      let desk: Desk = Desk(place, listen)
      await desk.start(next)
      return desk
    }
  )
}
