var log: [String] = []

func record() async {
  await Task.yield()
  log.append("recorded")
}

func cameIntoSight() {
  Task.immediate {
    log.append("uncovered")
    await record()
    log.append("thanked")
  }
  log.append("returned")
}

cameIntoSight()
print(log.joined(separator: ", "))
