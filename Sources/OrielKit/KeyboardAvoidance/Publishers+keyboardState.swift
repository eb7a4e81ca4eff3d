import SwiftUI

extension Publishers {
  /// Where the keyboard goes whenever it shows, changes its frame or hides. States that follow one another with the same height are
  /// one.
  public static var keyboardStatePublisher: AnyPublisher<KeyboardState, Never> { keyboardStates(from: .default) }

  static func keyboardStates(from center: NotificationCenter) -> AnyPublisher<KeyboardState, Never> {
    keyboardChanges(from: center).removeDuplicates { $0.height == $1.height }.eraseToAnyPublisher()
  }

  /// All states of all windows' keyboards, those of equal heights in a row included: a view asks then for the keyboard of its own window, which may have
  /// come up beside another window's of the same height.
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
