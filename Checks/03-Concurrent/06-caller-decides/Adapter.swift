public import CallerDecidesSubject

@testable import CallerDecides

/// Hands the learner's two functions to the checks.
public func makeSubject() -> CallerDecidesSubject::Subject {
  CallerDecidesSubject::Subject(
    addCaption: {
      @concurrent
      (
        caller: CallerDecidesSubject::Subject.Caller, names: [String],
        work: @escaping CallerDecidesSubject::Subject.Work
      ) -> [String] in
      switch caller {
      case .mainActor: await Screen(work: work).addCaptions(names)
      case .otherActor: await Drawer(work: work).addCaptions(names)
      }
    },
    sharpen: {
      @concurrent
      (
        caller: CallerDecidesSubject::Subject.Caller,
        work: @escaping CallerDecidesSubject::Subject.Work
      ) -> Void in
      switch caller {
      case .mainActor: await Screen(work: work).sharpen()
      case .otherActor: await Drawer(work: work).sharpen()
      }
    })
}

private func directory(_ name: String) -> CallerDecides::Directory {
  CallerDecides::Directory(name: { (_: Int) -> String in name })
}

/// A caller on the main actor.
@MainActor
private final class Screen {
  private let work: CallerDecidesSubject::Subject.Work
  private let avatar: CallerDecides::Avatar

  init(work: @escaping CallerDecidesSubject::Subject.Work) {
    self.work = work
    avatar = CallerDecides::Avatar(employeeID: 7, work: work)
  }

  func addCaptions(_ names: [String]) async -> [String] {
    var captions: [String] = []
    for name: String in names {
      await CallerDecides::addCaption(to: avatar, from: directory(name))
      captions.Swift::append(avatar.caption)
    }
    return captions
  }

  func sharpen() async {
    let avatar: CallerDecides::Avatar = CallerDecides::Avatar(employeeID: 7, work: work)
    await CallerDecides::sharpen(avatar)
  }
}

/// A caller on an actor of its own.
private actor Drawer {
  private let work: CallerDecidesSubject::Subject.Work
  private let avatar: CallerDecides::Avatar

  init(work: @escaping CallerDecidesSubject::Subject.Work) {
    self.work = work
    avatar = CallerDecides::Avatar(employeeID: 7, work: work)
  }

  func addCaptions(_ names: [String]) async -> [String] {
    var captions: [String] = []
    for name: String in names {
      await CallerDecides::addCaption(to: avatar, from: directory(name))
      captions.Swift::append(avatar.caption)
    }
    return captions
  }

  /// Does not use the avatar afterwards, so an answer that keeps it fails a check, not the build.
  func sharpen() async {
    let avatar: CallerDecides::Avatar = CallerDecides::Avatar(employeeID: 7, work: work)
    await CallerDecides::sharpen(avatar)
  }
}
