import Foundation

/// What a `UIHostingController` is a kind of. Mirrors UIKit's `UIViewController` as far as that goes: none can be presented, for Oriel's windows have none.
@MainActor @preconcurrency
public class UIViewController: UIResponder {
  package override init() { super.init() }

  /// What the controller measures by.
  nonisolated public var view: UIView! { nil }
}
