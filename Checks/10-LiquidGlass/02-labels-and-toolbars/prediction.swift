@_spi(Workshop) import SwiftUI

let button = Button {
} label: {
  Label("Call", systemImage: "phone")
    .accessibilityLabel("Call Ada")
}
let host = ViewHost(button.accessibilityLabel("Phone"))
print(host.elements[0].accessibleName)
