let sum = await withTaskGroup(of: Int.self) { group in
  group.cancelAll()
  group.addTask { 1 }
  group.addTask { Task.isCancelled ? 10 : 0 }
  let isAdded = group.addTaskUnlessCancelled { 100 }
  var sum = isAdded ? 1000 : 0
  for await number in group { sum += number }
  return sum
}
print("sum: \(sum)")
