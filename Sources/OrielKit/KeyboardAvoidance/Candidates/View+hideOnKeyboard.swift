import Combine
import SwiftUI

extension View {
  /// Takes the view away while the keyboard is up, by the transition and with the keyboard's own motion. The views around close up as if it
  /// weren't there.
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

  // Nothing stands for the view while it is away: what would, would have to move to where it has no size, and take the view along.
  @ViewBuilder @MainActor func body(content: Content) -> some View {
    let _ = presence.responder = responder
    if !(presence.isUp ?? (responder.keyboardFrame != nil)) { content.transition(transition) }
  }
}

/// Whether the keyboard of the view's window is up or on its way up; nil until it moves.
private final class KeyboardPresence: ObservableObject {
  @Published private(set) var isUp: Bool?
  /// Of the view's window: another window's keyboard hides nothing here.
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
