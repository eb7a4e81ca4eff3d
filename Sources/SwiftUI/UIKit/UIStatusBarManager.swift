import Foundation

/// The bar with the time above a window's views. Mirrors UIKit's `UIStatusBarManager` as far as that goes: a window on Linux has none.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
  nonisolated override init() { super.init() }

  /// Nothing of the window: zero.
  nonisolated public var statusBarFrame: CGRect { .zero }

  /// Always true.
  nonisolated public var isStatusBarHidden: Bool { true }
}
