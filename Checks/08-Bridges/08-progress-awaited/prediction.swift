var shown = 0

func importRoster() async {
  for percent in [50, 100] {
    Task { shown = percent }
  }
}

await importRoster()
print("returned, and the bar says \(shown) %")
