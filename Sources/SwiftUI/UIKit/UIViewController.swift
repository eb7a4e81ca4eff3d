import Foundation

/// The base class of `UIHostingController`. Mirrors UIKit's `UIViewController` in part: view controllers can't be presented, because
/// Oriel's windows have none.
@MainActor @preconcurrency
public class UIViewController: UIResponder {
  package override init() { super.init() }

  /// The view by which the controller measures its content.
  nonisolated public var view: UIView! { nil }
}
