import SwiftUI

extension View {
  /// Pads the bottom of the view by the height that the keyboard covers, in every frame. While the keyboard is shown, the space below the
  /// view, such as that of a home indicator, counts as part of the keyboard.
  ///
  /// The view fills the proposed size. It requires no object in the environment.
  ///
  /// - Parameter offset: The distance between the view and the keyboard while it is shown, in points. It animates with the keyboard.
  nonisolated public func keyboardObserving(offset: CGFloat = 0) -> some View {
    KeyboardAvoidingView(partialAvoidingPadding: 0, spacing: offset, content: self)
  }
}
