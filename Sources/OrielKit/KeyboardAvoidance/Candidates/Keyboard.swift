import SwiftUI

/// The keyboard as the talk's first candidate has it: put it into the environment if views of yours read it. Nothing here needs that.
public final class Keyboard: ObservableObject {
  public struct State: Hashable, Sendable {
    /// In seconds.
    public let animationDuration: TimeInterval
    /// In points; 0 is a hidden keyboard.
    public let height: CGFloat

    public init(animationDuration: TimeInterval = 0.25, height: CGFloat = 0) {
      self.animationDuration = animationDuration
      self.height = height
    }
  }

  @Published public var state = State()
  private var subscription: AnyCancellable?

  /// - Parameter notificationCenter: Where the keyboard's notifications are posted.
  public init(notificationCenter: NotificationCenter = .default) {
    subscription = notificationCenter.publisher(for: UIResponder.keyboardWillShowNotification)
      .merge(
        with: notificationCenter.publisher(for: UIResponder.keyboardWillChangeFrameNotification),
        notificationCenter.publisher(for: UIResponder.keyboardWillHideNotification)
      )
      .sink { [weak self] in self?.take($0) }
  }

  /// A keyboard that begins where the window ends is hidden. Without a frame it is hidden too, without a duration it
  /// takes 0.25 s.
  private func take(_ notification: Notification) {
    guard let next = KeyboardState.from(notification: notification) else { return }
    let state = State(animationDuration: next.animationDuration, height: next.height)
    if state != self.state { self.state = state }
  }
}
