/// A length in CSS.
func points(_ value: Double, unit: String = "px") -> String {
  guard value.isFinite else { return "0" }
  let rounded = (value * 1000).rounded() / 1000
  return rounded == rounded.rounded() && abs(rounded) < 1e9
    ? "\(Int(rounded))\(unit)" : "\(rounded)\(unit)"
}
