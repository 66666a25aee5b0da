import Testing

/// The program that the workshop's command links with the checks of one step.
@main struct Runner {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
