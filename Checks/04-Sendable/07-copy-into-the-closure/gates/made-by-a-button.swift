// must compile: `makeFilter` is synchronous, so a button calls it
// mode: app
@testable import CopyIntoTheClosure

func gateButtonWasPressed(_ model: CopyIntoTheClosure::DirectoryModel) {
  model.query = "Ada"
  _ = model.makeFilter()
}
