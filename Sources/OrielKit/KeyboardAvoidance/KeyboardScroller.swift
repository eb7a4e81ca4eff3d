import SwiftUI

/// Scrolls what has the focus into sight, with the keyboard's own motion.
@MainActor
public enum KeyboardScroller {
  /// Scrolls the nearest scroll view around what has the focus, by as little as it takes. Nothing happens, and nobody is called, where nothing
  /// has the focus, where no scroll view is around that, or with a hidden keyboard.
  ///
  /// - Parameter partialAvoidingPadding: How much of the scroll view's end, in points, lies under the keyboard in the end.
  public static func scroll(
    keyboardState: KeyboardState, options: KeyboardScrollerOptions = KeyboardScrollerOptions(), partialAvoidingPadding: CGFloat = 0
  ) {
    scroll(.current, keyboardState: keyboardState, options: options, covered: partialAvoidingPadding)
  }

  static func scroll(
    _ responder: FirstResponderProxy, keyboardState: KeyboardState, options: KeyboardScrollerOptions, covered: CGFloat
  ) {
    guard keyboardState.height > 0, responder.scrollViewFrame != nil else { return }
    options.onScrollStart?()
    let bottom = options.spaceBetweenFieldAndKeyboard + covered
    withAnimation(keyboardState.animation) {
      responder.scrollToVisible(padding: EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0))
    } completion: {
      options.onScrollEnd?()
    }
  }
}
