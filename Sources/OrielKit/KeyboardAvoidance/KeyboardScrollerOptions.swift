import SwiftUI

/// The options for scrolling to the focused text.
public struct KeyboardScrollerOptions {
  /// The minimum distance between the text and the keyboard, in points.
  public var spaceBetweenFieldAndKeyboard: CGFloat
  /// Called before the scroll.
  public var onScrollStart: (() -> Void)?
  /// Called after the scroll, once for each call of `onScrollStart`.
  public var onScrollEnd: (() -> Void)?

  /// Creates options. The default distance is 20 points.
  public init(spaceBetweenFieldAndKeyboard: CGFloat = 20, onScrollStart: (() -> Void)? = nil, onScrollEnd: (() -> Void)? = nil) {
    self.spaceBetweenFieldAndKeyboard = spaceBetweenFieldAndKeyboard
    self.onScrollStart = onScrollStart
    self.onScrollEnd = onScrollEnd
  }
}
