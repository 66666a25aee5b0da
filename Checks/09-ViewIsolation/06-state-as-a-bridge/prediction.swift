import SwiftUI

var log: [String] = []

withAnimation {
  log.append("first")
  Task { log.append("second") }
  log.append("third")
}
log.append("fourth")
print(log.joined(separator: ", "))
