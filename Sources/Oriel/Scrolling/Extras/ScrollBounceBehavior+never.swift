extension ScrollBounceBehavior {
  /// Never. Content stops at its ends, as with UIKit's `UIScrollView.bounces` set to `false`. SwiftUI has nothing like it.
  public static let never = ScrollBounceBehavior(kind: .never)
}
