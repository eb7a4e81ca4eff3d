/// A bar that changes as content goes under it.
@MainActor
protocol ScrollTopBar: AnyObject {
  func scrollDidMove()
}
