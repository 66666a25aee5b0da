import Testing

/// The program that the workshop's command links with the checks of one step.
@main struct Runner {
  static func main() async {
    // Before anything of an answer's runs, so that an answer cannot find the word where it came
    // from.
    _ = secretWord
    await Testing.__swiftPMEntryPoint() as Never
  }
}
