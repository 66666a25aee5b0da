import Foundation

// Copies a Swift file. Where it asks for a version of iOS, the copy asks the stand-in.
let arguments = CommandLine.arguments
let source = try String(contentsOfFile: arguments[1], encoding: .utf8)
let copy = source.replacing(/#available\(iOS (\d+)[^)]*\)/) { "_isAvailable(\($0.1))" }
try copy.write(toFile: arguments[2], atomically: true, encoding: .utf8)
