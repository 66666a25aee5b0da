if #available(iOS 99, *) {
  print("new")
} else {
  print("old")
}
