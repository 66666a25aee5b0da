import WorkshopUI

/// What the app's page shows once the app has ended by a fault.
@MainActor struct FaultPage: View {
  let fault: AppFault

  var body: some View {
    ContentUnavailableView {
      Label("The app has ended", systemImage: "exclamationmark.triangle")
    } description: {
      Text(fault.reason)
      if let place = fault.place { Text(place) }
      Text("Mend it, press Ctrl-C in the terminal, and start the app again.")
    }
  }
}
