import SwiftUI

extension View {
  /// Pads the view's bottom by as much as the keyboard covers of it, in every frame. The room below, such as that of a home indicator, counts
  /// as part of the keyboard's while that is up.
  ///
  /// The view gets all the room that it is offered. No object in the environment is needed.
  ///
  /// - Parameter offset: Room between the view and the keyboard while that is up, in points; it comes and goes with the keyboard.
  nonisolated public func keyboardObserving(offset: CGFloat = 0) -> some View {
    KeyboardAvoidingView(partialAvoidingPadding: 0, spacing: offset, content: self)
  }
}
