import SwiftUI

/// The options for scrolling to the focused text.
public struct KeyboardScrollerOptions {
  /// The minimum distance between the text and the keyboard, in points.
  public var spaceBetweenFieldAndKeyboard: CGFloat
  /// A closure that is called before the scroll, or `nil` for none.
  public var onScrollStart: (() -> Void)?
  /// A closure that is called after the scroll, once for each call of `onScrollStart`, or `nil` for none.
  public var onScrollEnd: (() -> Void)?

  /// Creates options. The default distance is 20 points.
  public init(spaceBetweenFieldAndKeyboard: CGFloat = 20, onScrollStart: (() -> Void)? = nil, onScrollEnd: (() -> Void)? = nil) {
    self.spaceBetweenFieldAndKeyboard = spaceBetweenFieldAndKeyboard
    self.onScrollStart = onScrollStart
    self.onScrollEnd = onScrollEnd
  }
}
