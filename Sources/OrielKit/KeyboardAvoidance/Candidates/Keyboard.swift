import SwiftUI

/// The observable state of the keyboard, with the interface of the talk's first candidate. Put it into the environment for views that read
/// it. No other part of the module requires it.
public final class Keyboard: ObservableObject {
  /// The target of a movement of the keyboard.
  public struct State: Hashable, Sendable {
    /// The duration of the movement, in seconds.
    public let animationDuration: TimeInterval
    /// The height of the keyboard in points, or 0 if it is hidden.
    public let height: CGFloat

    /// Creates a state from a duration in seconds and a height in points.
    public init(animationDuration: TimeInterval = 0.25, height: CGFloat = 0) {
      self.animationDuration = animationDuration
      self.height = height
    }
  }

  /// The current state: the height that the keyboard has at the end of its last movement.
  @Published public var state = State()
  private var subscription: AnyCancellable?

  /// Creates an object that observes the keyboard.
  ///
  /// - Parameter notificationCenter: The notification center to which the keyboard's notifications are posted.
  public init(notificationCenter: NotificationCenter = .default) {
    subscription = notificationCenter.publisher(for: UIResponder.keyboardWillShowNotification)
      .merge(
        with: notificationCenter.publisher(for: UIResponder.keyboardWillChangeFrameNotification),
        notificationCenter.publisher(for: UIResponder.keyboardWillHideNotification)
      )
      .sink { [weak self] in self?.take($0) }
  }

  /// Adopts the state of a notification. The keyboard counts as hidden if its frame is missing or begins at the bottom edge of the window.
  /// The default of the duration is 0.25 seconds.
  private func take(_ notification: Notification) {
    guard let next = KeyboardState.from(notification: notification) else { return }
    let state = State(animationDuration: next.animationDuration, height: next.height)
    if state != self.state { self.state = state }
  }
}
