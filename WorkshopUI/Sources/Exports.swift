// As SwiftUI does: a file that imports it needs no other import for URLs, dates and observable
// models.
@_exported import Foundation
@_exported import Observation
