public import ClosuresAndIsolationSubject

@testable import ClosuresAndIsolation

private typealias Change = ClosuresAndIsolationSubject::Subject.Change
private typealias Home = ClosuresAndIsolationSubject::Subject.Home
private typealias Hear = @Sendable (String) async -> Void

/// An ordinary object, of the code that holds it.
private final class Notes {
  var names: [String] = []
}

/// Drafts with these names; where the last name is the first one, the last draft is the first one too.
private func makeDrafts(_ names: [String]) -> [ClosuresAndIsolation::Draft] {
  var drafts: [ClosuresAndIsolation::Draft] = names.Swift::map {
    (name: String) -> ClosuresAndIsolation::Draft in ClosuresAndIsolation::Draft(name: name)
  }
  if drafts.Swift::count > 1, names.Swift::first == names.Swift::last {
    drafts.Swift::removeLast()
    drafts.Swift::append(drafts[0])
  }
  return drafts
}

@MainActor
private final class Screen {
  private let notes: Notes = Notes()

  func edit(_ names: [String], _ change: @escaping Change) async -> [String] {
    let drafts: [ClosuresAndIsolation::Draft] = makeDrafts(names)
    let ours: [ObjectIdentifier] = drafts.Swift::map {
      (draft: ClosuresAndIsolation::Draft) -> ObjectIdentifier in ObjectIdentifier(draft)
    }
    await ClosuresAndIsolation::edit(drafts) {
      (draft: ClosuresAndIsolation::Draft) async -> Void in
      await change(draft.name)
      draft.text.Swift::append("edited")
      let isOurs: Bool = ours.Swift::contains(ObjectIdentifier(draft))
      self.notes.names.Swift::append(isOurs ? draft.name : "a copy of \(draft.name)")
    }
    return notes.names
  }
}

private actor Desk {
  nonisolated let unownedExecutor: UnownedSerialExecutor
  private let notes: Notes = Notes()

  init(_ place: UnownedSerialExecutor) { unownedExecutor = place }

  func edit(_ names: [String], _ change: @escaping Change) async -> [String] {
    let drafts: [ClosuresAndIsolation::Draft] = makeDrafts(names)
    let ours: [ObjectIdentifier] = drafts.Swift::map {
      (draft: ClosuresAndIsolation::Draft) -> ObjectIdentifier in ObjectIdentifier(draft)
    }
    await ClosuresAndIsolation::edit(drafts) {
      (draft: ClosuresAndIsolation::Draft) async -> Void in
      await change(draft.name)
      draft.text.Swift::append("edited")
      let isOurs: Bool = ours.Swift::contains(ObjectIdentifier(draft))
      self.notes.names.Swift::append(isOurs ? draft.name : "a copy of \(draft.name)")
    }
    return notes.names
  }
}

@globalActor
private actor Archive {
  static let shared: Archive = Archive()
}

private func listener(_ home: Home, _ hear: @escaping Hear) -> ClosuresAndIsolation::Listener {
  switch home {
  case Home.mainActor:
    ClosuresAndIsolation::Listener { @MainActor (news: String) async -> Void in await hear(news) }
  case Home.archive:
    ClosuresAndIsolation::Listener { @Archive (news: String) async -> Void in await hear(news) }
  case Home.noActor:
    ClosuresAndIsolation::Listener { @concurrent (news: String) async -> Void in await hear(news) }
  }
}

/// The same three, made by code of the main actor.
@MainActor
private func listenerMadeOnMain(
  _ home: Home, _ hear: @escaping Hear
) -> ClosuresAndIsolation::Listener {
  switch home {
  case Home.mainActor:
    ClosuresAndIsolation::Listener { @MainActor (news: String) async -> Void in await hear(news) }
  case Home.archive:
    ClosuresAndIsolation::Listener { @Archive (news: String) async -> Void in await hear(news) }
  case Home.noActor:
    ClosuresAndIsolation::Listener { @concurrent (news: String) async -> Void in await hear(news) }
  }
}

// This stands here and not in a gate, since an error in what a macro stands for has no line in a gate's file.

@concurrent  // Nonisolated code calls `edit`, too. It has no isolation to give.
private func editNonisolated(_ change: @escaping Change) async {
  await ClosuresAndIsolation::edit([ClosuresAndIsolation::Draft(name: "menu")]) {
    (draft: ClosuresAndIsolation::Draft) async -> Void in
    await change(draft.name)
  }
}

/// Hands the learner's `edit` and `Listener` to the checks.
public func makeSubject() -> ClosuresAndIsolationSubject::Subject {
  ClosuresAndIsolationSubject::Subject(
    editOnMain: {
      (names: [String], change: @escaping ClosuresAndIsolationSubject::Subject.Change) async
        -> [String] in
      await Screen().edit(names, change)
    },
    editAtADesk: {
      (
        place: UnownedSerialExecutor, names: [String],
        change: @escaping ClosuresAndIsolationSubject::Subject.Change
      ) async -> [String] in
      await Desk(place).edit(names, change)
    },
    makeListener: {
      (
        home: ClosuresAndIsolationSubject::Subject.Home, makesItOnMain: Bool,
        closure: @escaping @Sendable (String) async -> Void
      ) async -> ClosuresAndIsolationSubject::Subject.Listener in
      let listener: ClosuresAndIsolation::Listener =
        makesItOnMain ? listenerMadeOnMain(home, closure) : listener(home, closure)
      return ClosuresAndIsolationSubject::Subject.Listener(
        home: { () -> ClosuresAndIsolationSubject::Subject.Home? in
          guard let actor: any Actor = listener.home else {
            return ClosuresAndIsolationSubject::Subject.Home.noActor
          }
          if actor === MainActor.shared {
            return ClosuresAndIsolationSubject::Subject.Home.mainActor
          }
          return actor === Archive.shared
            ? ClosuresAndIsolationSubject::Subject.Home.archive : nil
        },
        hear: { (news: String) async -> Void in await listener.hear(news) }
      )
    }
  )
}
