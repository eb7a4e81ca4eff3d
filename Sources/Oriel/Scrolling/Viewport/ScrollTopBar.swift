/// A bar whose appearance depends on the content that scrolls under it.
@MainActor
protocol ScrollTopBar: AnyObject {
  func scrollDidMove()
}
