import Foundation

/// The status bar of a window. Mirrors UIKit's `UIStatusBarManager` in part: a window on Linux has none.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
  nonisolated override init() { super.init() }

  /// The frame of the status bar, which is always zero.
  nonisolated public var statusBarFrame: CGRect { .zero }

  /// A Boolean value that indicates whether the status bar is hidden. It is always `true`.
  nonisolated public var isStatusBarHidden: Bool { true }
}
