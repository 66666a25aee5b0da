let task = Task {
  await withTaskCancellationHandler {
    print("operation", terminator: ", ")
  } onCancel: {
    print("handler", terminator: ", ")
  }
}
task.cancel()
await task.value
print("done")
