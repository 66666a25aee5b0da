public import MoveToTheCallerSubject

@testable import MoveToTheCaller

/// Hands the learner's library to the checks.
public func makeSubject() -> MoveToTheCallerSubject::Subject {
  MoveToTheCallerSubject::Subject {
    (extract: @escaping MoveToTheCallerSubject::Subject.Extract)
      -> MoveToTheCallerSubject::Subject.Library
    in
    let library: MoveToTheCaller::PaletteLibrary = MoveToTheCaller::PaletteLibrary()
    return MoveToTheCallerSubject::Subject.Library(
      colors: { (employeeID: Int) async -> [String] in
        let avatar: MoveToTheCaller::Avatar = MoveToTheCaller::Avatar(
          employeeID: employeeID,
          extractPalette: { () -> MoveToTheCaller::Palette in
            MoveToTheCaller::Palette(colors: extract(employeeID))
          })
        let palette: MoveToTheCaller::Palette = await library.palette(for: avatar)
        return palette.colors
      }
    )
  }
}
