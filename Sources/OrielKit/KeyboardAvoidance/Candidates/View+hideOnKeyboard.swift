import Combine
import SwiftUI

extension View {
  /// Removes the view while the keyboard is shown, with a transition that has the keyboard's animation. The surrounding views are laid out
  /// as if the view didn't exist.
  nonisolated public func hideOnKeyboard(transition: AnyTransition = .opacity) -> some View {
    modifier(HideOnKeyboardModifier(transition: transition))
  }
}

nonisolated private struct HideOnKeyboardModifier: ViewModifier {
  let transition: AnyTransition
  @Environment(\.firstResponder) private var responder
  @StateObject private var presence: KeyboardPresence

  init(transition: AnyTransition) {
    self.transition = transition
    _presence = StateObject(wrappedValue: KeyboardPresence())
  }

  // No placeholder replaces the removed view: it would have to move to a position at which it has no size, and would move the view with it.
  @ViewBuilder @MainActor func body(content: Content) -> some View {
    let _ = presence.responder = responder
    if !(presence.isUp ?? (responder.keyboardFrame != nil)) { content.transition(transition) }
  }
}

/// The presence of the keyboard in the window of a view: shown or being shown, or unknown until it moves.
private final class KeyboardPresence: ObservableObject {
  @Published private(set) var isUp: Bool?
  /// The responder of the view's window. The keyboard of another window is ignored.
  var responder: FirstResponderProxy?
  private var subscription: AnyCancellable?

  init() {
    subscription = Publishers.keyboardChanges().sink { [weak self] state in
      guard let self, let responder else { return }
      let isUp = MainActor.assumeIsolated { responder.keyboardFrame != nil }
      guard self.isUp != isUp else { return }
      withAnimation(state.animation) { self.isUp = isUp }
    }
  }
}
