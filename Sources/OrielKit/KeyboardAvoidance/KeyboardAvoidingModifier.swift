import SwiftUI

/// A modifier that puts its content into a `KeyboardAvoidingView`.
nonisolated public struct KeyboardAvoidingModifier: ViewModifier {
  private let partialAvoidingPadding: CGFloat

  /// Creates a modifier.
  ///
  /// - Parameter partialAvoidingPadding: The height in points of the content below the view, or at its end, that the keyboard may cover.
  public init(partialAvoidingPadding: CGFloat = 0) { self.partialAvoidingPadding = partialAvoidingPadding }

  @MainActor public func body(content: Content) -> some View {
    KeyboardAvoidingView(partialAvoidingPadding: partialAvoidingPadding) { content }
  }
}

extension View {
  /// Makes the view avoid the keyboard: its bottom is at the top edge of the keyboard in every frame. See `KeyboardAvoidingView`.
  ///
  /// - Parameters:
  ///   - partialAvoidingPadding: The height in points of the content below the view, or at its end, that the keyboard may cover.
  ///   - dismissKeyboardByTap: Pass `true` to hide the keyboard when the user taps beside the focused view. Buttons and gestures inside of
  ///     the view still receive the tap.
  @ViewBuilder nonisolated public func avoidKeyboard(
    partialAvoidingPadding: CGFloat = 0, dismissKeyboardByTap: Bool = false
  ) -> some View {
    modifier(KeyboardAvoidingModifier(partialAvoidingPadding: partialAvoidingPadding))
      .modifier(DismissKeyboardTapViewModifier(isForced: true, isEnabled: dismissKeyboardByTap))
  }
}
