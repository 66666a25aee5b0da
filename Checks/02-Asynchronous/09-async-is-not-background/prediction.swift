var log: [String] = []

func report() async {
  log.append("report begins")
  for _ in 1...1_000_000 {}
  log.append("report ends")
}

Task { log.append("tap") }
await report()
print(log.joined(separator: ", "))
