import Foundation

/// What this machine can do for a judgement, found out once when a command starts.
///
/// All of it is Linux's. With none of it the command works in the portable way, as on every other system.
/// `WORKSHOP_PORTABLE=1` takes it on Linux too, so that it is tried here.
public struct Capabilities: Codable, Equatable, Sendable {
  /// Jobs in flight are counted, so that checks know when nothing is left to run.
  public var countsJobs = false
  /// An answer is linked as a library, beside checks that are linked once.
  public var linksLibraries = false
  /// Symbols of a compiled answer are looked at before anything of it runs.
  public var readsObjects = false
  /// Compilers are loaded once and wait, for a command that judges many answers.
  public var keepsCompilersOnStandby = false
  /// A process above an answer ends all that it started, in other sessions too.
  public var supervises = false
  /// The kernel holds answers back from files, network and other processes.
  public var confines = false
  /// Code runs one instruction at a time, with another thread at work in between.
  public var stepsInstructions = false

  /// Nothing of it: the portable way.
  public static let none = Capabilities()

  /// All of it, for a run in which no check may be left out.
  static let all = Capabilities(
    countsJobs: true, linksLibraries: true, readsObjects: true, keepsCompilersOnStandby: true,
    supervises: true, confines: true, stepsInstructions: true)

  /// What this system can do in an environment, before a toolchain is known.
  static func ofThisSystem(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Capabilities {
    #if os(Linux)
    guard environment["WORKSHOP_PORTABLE"] != "1" else { return .none }
    var all = Capabilities(
      countsJobs: true, linksLibraries: true, readsObjects: true,
      // A library that is loaded first would be loaded into the waiting compilers too.
      keepsCompilersOnStandby: environment["LD_PRELOAD"] == nil, supervises: true, confines: true)
    #if arch(x86_64)
    all.stepsInstructions = true
    #endif
    return all
    #else
    return .none
    #endif
  }

  /// Each capability's words, and whether it is there.
  public var list: [(words: String, isThere: Bool)] {
    [
      ("counts jobs", countsJobs), ("links libraries", linksLibraries),
      ("reads objects", readsObjects), ("keeps compilers on standby", keepsCompilersOnStandby),
      ("supervises", supervises), ("confines", confines),
      ("steps instructions", stepsInstructions),
    ]
  }

  /// Both kinds by name, in one line.
  public var words: String {
    func names(_ isThere: Bool) -> String {
      list.filter { $0.isThere == isThere }.map(\.words).joined(separator: ", ")
    }
    if self == .none { return "judges the portable way: \(names(false)) are not there" }
    let missing = names(false)
    return "this machine \(names(true))" + (missing.isEmpty ? "" : "; not there: \(missing)")
  }

  /// What the course's own code for programs is compiled with.
  var compilerArguments: [String] { countsJobs ? [] : ["-D", "WORKSHOP_PORTABLE"] }

  /// How long a program with checks may stand still before it is taken for one that waits for ever.
  ///
  /// Where jobs are counted its time limit is as short. Elsewhere that leaves room for waits in vain, which use
  /// processor time, and a learner whose answer waits for ever would sit there until then.
  var standstillLimit: Duration? { countsJobs ? nil : .seconds(20) }

  /// Whether a need can be met, as it stands behind `needs:` in a mutant or in a check's condition; nil for a word
  /// that is none.
  package func meets(_ need: String) -> Bool? {
    switch need {
    case "counting": countsJobs
    case "stepping": stepsInstructions
    case "objects": readsObjects
    case "supervision": supervises
    default: nil
    }
  }
}
