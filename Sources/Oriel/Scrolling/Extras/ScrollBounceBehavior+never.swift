extension ScrollBounceBehavior {
  /// Content stops at its ends, as with UIKit's `UIScrollView.bounces` that is false. SwiftUI has nothing like it.
  public static let never = ScrollBounceBehavior(kind: .never)
}
