import SwiftUI

extension Publishers {
  /// A publisher of the keyboard's state whenever the keyboard shows, changes its frame or hides. Consecutive states with the same height
  /// are published once.
  public static var keyboardStatePublisher: AnyPublisher<KeyboardState, Never> { keyboardStates(from: .default) }

  static func keyboardStates(from center: NotificationCenter) -> AnyPublisher<KeyboardState, Never> {
    keyboardChanges(from: center).removeDuplicates { $0.height == $1.height }.eraseToAnyPublisher()
  }

  /// Returns a publisher of the states of all windows' keyboards, including consecutive ones with the same height. A view then reads the
  /// keyboard of its own window, which may have been shown together with another window's keyboard of the same height.
  static func keyboardChanges(from center: NotificationCenter = .default) -> AnyPublisher<KeyboardState, Never> {
    center.publisher(for: UIResponder.keyboardWillShowNotification)
      .merge(
        with: center.publisher(for: UIResponder.keyboardWillChangeFrameNotification),
        center.publisher(for: UIResponder.keyboardWillHideNotification)
      )
      .map { KeyboardState.from(notification: $0) ?? .default }
      .eraseToAnyPublisher()
  }
}
