import SwiftUI

/// The keyboard's state, for views to follow. It changes when the keyboard sets out, not on its way: what has to stay at
/// the keyboard's edge belongs into `avoidKeyboard(partialAvoidingPadding:dismissKeyboardByTap:)`.
public final class KeyboardStateObserver: ObservableObject {
  @Published public private(set) var keyboardState = KeyboardState.default
  private var subscription: AnyCancellable?

  /// - Parameter notificationCenter: Where the keyboard's notifications are posted.
  public init(notificationCenter: NotificationCenter = .default) {
    subscription = Publishers.keyboardStates(from: notificationCenter).sink { [weak self] in self?.keyboardState = $0 }
  }
}
