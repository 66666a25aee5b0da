import CWorkshopSystem
import Foundation

extension Confinement {
  /// Tries the strategies, the strongest first, and takes the first that holds on this machine.
  ///
  /// It is for a process that grades others: from then on, no other process of its user can look
  /// into it.
  ///
  /// - Parameters:
  ///   - course: The root of the course, which confined programs must not read.
  ///   - libraries: What programs are linked with, which they must be able to read.
  ///   - byKernel: Whether the kernel may be asked to confine; otherwise there are only limits.
  /// - Throws: `Unavailable` where not even limits work.
  public static func strongest(
    course: URL, libraries: Libraries?, byKernel: Bool = true
  ) async throws -> Confinement {
    workshop_hide_this_process()
    var passedOver: [String] = []
    for strategy in byKernel ? [Strategy.bubblewrap, .landlock, .limits] : [.limits] {
      do {
        let found = try await tried(strategy, course: course, libraries: libraries)
        return Confinement(
          strategy: strategy, warning: found.warning, passedOver: passedOver,
          surroundings: found.surroundings)
      } catch let error as Unavailable {
        passedOver.append(error.description)
      }
    }
    throw Unavailable(
      description: "No program can be confined here.\n\(passedOver.joined(separator: "\n"))")
  }

  /// The strategy of a name, tried.
  ///
  /// - Throws: `Unavailable` where it does not hold on this machine.
  public static func named(_ strategy: Strategy, course: URL, libraries: Libraries?) async throws
    -> Confinement
  {
    guard strategy != .none else { return .none }
    workshop_hide_this_process()
    return try await tried(strategy, course: course, libraries: libraries)
  }

  private static func tried(_ strategy: Strategy, course: URL, libraries: Libraries?) async throws
    -> Confinement
  {
    let asAnother = Surroundings(course: course, libraries: libraries, asAnotherUser: true)
    let first = Confinement(strategy: strategy, surroundings: asAnother)
    do {
      try await first.probe()
      return first
    } catch let error as Unavailable where geteuid() == 0 && strategy != .bubblewrap {
      // Root in a container may not change its user, or keeps the toolchain where only root looks.
      let second = Confinement(
        strategy: strategy,
        surroundings: Surroundings(course: course, libraries: libraries, asAnotherUser: false))
      do { try await second.probe() } catch is Unavailable { throw error }
      return second
    }
  }

  private init(strategy: Strategy, surroundings: Surroundings) {
    var warnings: [String] = []
    if strategy == .limits {
      warnings.append(
        """
        WEAK CONFINEMENT: limits only. A submission can read the checks and the solutions and \
        all else that its user can, use the network, and write where its user may. Grade only \
        people whom you trust, or install bubblewrap, or use a kernel with Landlock.
        """)
    }
    if geteuid() == 0, surroundings.users == nil {
      warnings.append(
        "Submissions run as root, without root's powers: no other user can be taken here.")
    }
    self.init(
      strategy: strategy, warning: warnings.isEmpty ? nil : warnings.joined(separator: "\n"),
      passedOver: [], surroundings: surroundings)
  }
}

extension Confinement.Surroundings {
  /// - Parameter asAnotherUser: Whether programs run as users of the pool, where we are root.
  init(course: URL, libraries: Confinement.Libraries?, asAnotherUser: Bool) {
    self.course = course.resolvingSymlinksInPath().path
    self.libraries = libraries
    if asAnotherUser, geteuid() == 0 { users = try? UserPool() }
    landlock = workshop_landlock_abi()
    bubblewrap = ["/usr/bin/bwrap", "/usr/local/bin/bwrap", "/bin/bwrap"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
