/// Where the employees are kept and changed, away from the main actor.
@globalActor
public actor DataLayer {
  public static let shared = DataLayer()
}
