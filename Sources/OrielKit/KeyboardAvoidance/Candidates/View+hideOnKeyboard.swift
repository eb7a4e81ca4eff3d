import SwiftUI

extension View {
  /// Takes the view away while the keyboard is up, by the transition and with the keyboard's own motion (KO-7).
  nonisolated public func hideOnKeyboard(transition: AnyTransition = .opacity) -> some View {
    modifier(HideOnKeyboardModifier(transition: transition))
  }
}

nonisolated private struct HideOnKeyboardModifier: ViewModifier {
  let transition: AnyTransition
  @Environment(\.firstResponder) private var responder
  @State private var isHidden = false

  init(transition: AnyTransition) { self.transition = transition }

  @MainActor func body(content: Content) -> some View {
    ZStack { if !isHidden { content.transition(transition) } }
      .onAppear { isHidden = responder.keyboardFrame != nil }
      .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillChangeFrameNotification)) { take($0) }
      .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)) { take($0) }
  }

  @MainActor private func take(_ notification: Notification) {
    guard let state = KeyboardState.from(notification: notification), isHidden != (state.height > 0) else { return }
    withAnimation(state.animation) { isHidden = state.height > 0 }
  }
}
