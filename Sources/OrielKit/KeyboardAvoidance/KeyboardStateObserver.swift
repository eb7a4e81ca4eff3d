import SwiftUI

/// An observable object that publishes the state of the keyboard. The state changes when a movement begins. For views that must stay at the
/// edge of the keyboard during its movement, use `avoidKeyboard(partialAvoidingPadding:dismissKeyboardByTap:)`.
public final class KeyboardStateObserver: ObservableObject {
  /// The current state: the target and the animation of the keyboard's last movement.
  @Published public private(set) var keyboardState = KeyboardState.default
  private var subscription: AnyCancellable?

  /// Creates an observer.
  ///
  /// - Parameter notificationCenter: The notification center to which the keyboard's notifications are posted.
  public init(notificationCenter: NotificationCenter = .default) {
    subscription = Publishers.keyboardStates(from: notificationCenter).sink { [weak self] in self?.keyboardState = $0 }
  }
}
