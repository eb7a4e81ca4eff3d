import SwiftUI

/// A namespace for functions that scroll to the focused view with the keyboard's animation.
@MainActor
public enum KeyboardScroller {
  /// Scrolls the nearest enclosing scroll view of the focused view by the minimum distance that makes it visible. Does nothing, and calls
  /// no closure, if no view has the focus, no scroll view encloses it, or the keyboard is hidden.
  ///
  /// - Parameters:
  ///   - keyboardState: The state of the keyboard, which determines the animation.
  ///   - options: The distance to the keyboard, and the closures to call.
  ///   - partialAvoidingPadding: The height at the end of the scroll view that the keyboard covers after its movement, in points.
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
