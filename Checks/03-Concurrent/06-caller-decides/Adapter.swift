public import CallerDecidesSubject

@testable import CallerDecides

/// Hands the learner's two functions to the checks.
public func makeSubject() -> CallerDecidesSubject::Subject {
  CallerDecidesSubject::Subject(
    addCaption: {
      @concurrent
      (
        caller: CallerDecidesSubject::Subject.Caller, employeeID: Int, times: Int,
        name: @escaping CallerDecidesSubject::Subject.Name,
        work: @escaping CallerDecidesSubject::Subject.Work
      ) -> [String] in
      let directory: CallerDecides::Directory = CallerDecides::Directory(name: name)
      switch caller {
      case .mainActor:
        return await Screen(employeeID: employeeID, work: work).addCaptions(times, from: directory)
      case .otherActor:
        return await Drawer(employeeID: employeeID, work: work).addCaptions(times, from: directory)
      case .noActor:
        let avatar: CallerDecides::Avatar =
          CallerDecides::Avatar(employeeID: employeeID, work: work)
        var captions: [String] = []
        for _: Int in 0..<times {
          await CallerDecides::addCaption(to: avatar, from: directory)
          captions.Swift::append(avatar.caption)
        }
        return captions
      }
    },
    sharpen: {
      @concurrent
      (
        caller: CallerDecidesSubject::Subject.Caller, isSharp: Bool,
        work: @escaping CallerDecidesSubject::Subject.Work
      ) -> Void in
      switch caller {
      case .mainActor: await Screen(employeeID: 7, work: work).sharpen(isSharp: isSharp)
      case .otherActor: await Drawer(employeeID: 7, work: work).sharpen(isSharp: isSharp)
      case .noActor:
        let avatar: CallerDecides::Avatar = await makeAvatar(isSharp: isSharp, work: work)
        await CallerDecides::sharpen(avatar)
      }
    })
}

/// A new avatar that nothing else refers to; a sharp one has been sharpened off every actor.
@concurrent
private func makeAvatar(
  isSharp: Bool, work: @escaping CallerDecidesSubject::Subject.Work
) async -> sending CallerDecides::Avatar {
  let avatar: CallerDecides::Avatar = CallerDecides::Avatar(employeeID: 7, work: work)
  if isSharp { avatar.sharpenPixels() }
  return avatar
}

/// A caller on the main actor.
@MainActor
private final class Screen {
  private let work: CallerDecidesSubject::Subject.Work
  private let avatar: CallerDecides::Avatar

  init(employeeID: Int, work: @escaping CallerDecidesSubject::Subject.Work) {
    self.work = work
    avatar = CallerDecides::Avatar(employeeID: employeeID, work: work)
  }

  func addCaptions(_ times: Int, from directory: CallerDecides::Directory) async -> [String] {
    var captions: [String] = []
    for _: Int in 0..<times {
      await CallerDecides::addCaption(to: avatar, from: directory)
      captions.Swift::append(avatar.caption)
    }
    return captions
  }

  func sharpen(isSharp: Bool) async {
    let avatar: CallerDecides::Avatar = await makeAvatar(isSharp: isSharp, work: work)
    await CallerDecides::sharpen(avatar)
  }
}

/// A caller on an actor of its own.
private actor Drawer {
  private let work: CallerDecidesSubject::Subject.Work
  private let avatar: CallerDecides::Avatar

  init(employeeID: Int, work: @escaping CallerDecidesSubject::Subject.Work) {
    self.work = work
    avatar = CallerDecides::Avatar(employeeID: employeeID, work: work)
  }

  func addCaptions(_ times: Int, from directory: CallerDecides::Directory) async -> [String] {
    var captions: [String] = []
    for _: Int in 0..<times {
      await CallerDecides::addCaption(to: avatar, from: directory)
      captions.Swift::append(avatar.caption)
    }
    return captions
  }

  /// Does not use the avatar afterwards, so an answer that keeps it fails a check, not the build.
  func sharpen(isSharp: Bool) async {
    let avatar: CallerDecides::Avatar = await makeAvatar(isSharp: isSharp, work: work)
    await CallerDecides::sharpen(avatar)
  }
}
