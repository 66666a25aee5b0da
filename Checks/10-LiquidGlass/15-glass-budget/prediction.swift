@_spi(Workshop) import SwiftUI

let names = ["Ada", "Grace", "Hedy"]
let list = List(names, id: \.self) { Text($0) }

let rows = List(names, id: \.self) { Text($0).glassEffect() }
let whole = list.glassEffect(.regular, in: .rect(cornerRadius: 0))

let counts = [ViewHost(rows), ViewHost(whole)].map { GlassReport($0) }
print(counts.map { "\($0.inRows) in rows, \($0.fullScreen) full screen" }.joined(separator: "; "))
