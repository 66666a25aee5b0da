import ArgumentParser
import Foundation
import LoopbackHTTP
import WebWindow

/// Runs the app as a process of its own, and takes its place where a fault ends it.
struct Supervisor: Sendable {
  let tokenFile: String?
  let copies: [FileCopy]

  /// Lines of the app's standard error that are kept for ``AppFault``.
  private static let mostLines = 400

  /// Returns once the app has ended as it was asked to.
  ///
  /// - Throws: `ExitCode` with the app's own, or what kept it from starting.
  func run() async throws {
    let interruption = Interruption()
    let app = try AppProcess(
      arguments: CommandLine.arguments.dropFirst().filter { $0 != "--supervised" })
    let asking = Task {
      await interruption.wait()
      if !Task.isCancelled { app.endPolitely() }
    }
    async let output = app.output.reduce(into: nil as URL?) { url, line in
      say(line)
      if line.hasPrefix("App: ") { url = URL(string: String(line.dropFirst(5))) }
    }
    async let errors = app.errors.reduce(into: [String]()) { lines, line in
      complain(line)
      lines.append(line)
      if lines.count > Self.mostLines { lines.removeFirst(Self.mostLines / 4) }
    }
    let (url, words, end) = await (output, errors, app.end())
    // Its process is gone, and another may have its number.
    asking.cancel()
    switch end {
    case .exited(0): return
    case .exited(let code): throw ExitCode(code)
    case .signalled(let signal):
      let fault = AppFault(signal: signal, errors: words, copies: copies)
      complain(
        "The app has ended: \([fault.reason, fault.place].compactMap(\.self).joined(separator: ". "))."
      )
      if let url { try await show(fault, at: url, until: interruption) }
      throw ExitCode.failure
    }
  }

  /// A page at the app's address, until the person ends it.
  private func show(
    _ fault: AppFault, at url: URL, until interruption: Interruption
  ) async throws {
    var configuration = WebWindow.Configuration()
    configuration.port = UInt16(url.port ?? 0)
    configuration.token = url.query()?.split(separator: "=").last.flatMap {
      WindowToken(String($0))
    }
    configuration.log = { complain($0) }
    let window = try await WebWindow.start(configuration) { FaultPage(fault: fault) }
    complain("Its page says so too. Press Ctrl-C to end.")
    _ = await window.run(until: interruption)
  }
}
