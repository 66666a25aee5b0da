func numbers() -> [Int] {
  var jobs: [() -> Int] = []
  var page = 1
  while page <= 3 {
    jobs.append { page }
    page += 1
  }
  return jobs.map { job in job() }
}

print(numbers())
