import Foundation

let names = ["Ada Lovelace", "Zoé Adams"]

func found(_ query: String) -> Int {
  names.filter { $0.localizedStandardContains(query) }.count
}

print("zoe: \(found("zoe")), empty: \(found(""))")
