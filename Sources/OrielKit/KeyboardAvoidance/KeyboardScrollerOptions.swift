import SwiftUI

/// How the text that has the focus is scrolled into sight.
public struct KeyboardScrollerOptions {
  /// In points.
  public var spaceBetweenFieldAndKeyboard: CGFloat
  /// Called before the scroll.
  public var onScrollStart: (() -> Void)?
  /// Called after it, once for each start.
  public var onScrollEnd: (() -> Void)?

  public init(spaceBetweenFieldAndKeyboard: CGFloat = 20, onScrollStart: (() -> Void)? = nil, onScrollEnd: (() -> Void)? = nil) {
    self.spaceBetweenFieldAndKeyboard = spaceBetweenFieldAndKeyboard
    self.onScrollStart = onScrollStart
    self.onScrollEnd = onScrollEnd
  }
}
