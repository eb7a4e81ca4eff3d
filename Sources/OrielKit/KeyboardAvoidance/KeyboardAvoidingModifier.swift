import SwiftUI

/// Puts its content into a `KeyboardAvoidingView`.
nonisolated public struct KeyboardAvoidingModifier: ViewModifier {
  private let partialAvoidingPadding: CGFloat

  public init(partialAvoidingPadding: CGFloat = 0) { self.partialAvoidingPadding = partialAvoidingPadding }

  @MainActor public func body(content: Content) -> some View {
    KeyboardAvoidingView(partialAvoidingPadding: partialAvoidingPadding) { content }
  }
}

extension View {
  /// Keeps the view clear of the keyboard: its bottom is at the keyboard's top edge in every frame. See `KeyboardAvoidingView`.
  ///
  /// - Parameters:
  ///   - partialAvoidingPadding: The height in points of what lies below the view, or at its end, and may be covered.
  ///   - dismissKeyboardByTap: Whether a tap beside what has the focus hides the keyboard; buttons and gestures inside still get theirs.
  @ViewBuilder nonisolated public func avoidKeyboard(
    partialAvoidingPadding: CGFloat = 0, dismissKeyboardByTap: Bool = false
  ) -> some View {
    modifier(KeyboardAvoidingModifier(partialAvoidingPadding: partialAvoidingPadding))
      .modifier(DismissKeyboardTapViewModifier(isForced: true, isEnabled: dismissKeyboardByTap))
  }
}
