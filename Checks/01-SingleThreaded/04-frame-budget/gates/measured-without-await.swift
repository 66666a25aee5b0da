// must compile: the work that is measured is synchronous, and so is the code that measures it
// mode: app
@testable import FrameBudget

func fits(_ directory: FrameBudget::CompanyDirectory) -> Bool {
  FrameBudget::report(on: directory).fitsOneFrame
}
