import SwiftUI

/// The offset by which a view moves up to avoid the keyboard, and its animation. Apply them as the last modifier: `.offset(y:
/// -observer.offset).animation(observer.animation, value: observer.offset)`.
///
/// The offset is computed from the layout frame of the focused view, which doesn't contain the offset itself: repeated notifications don't
/// change it. Disable the view's own keyboard avoidance with `.ignoresSafeArea(.keyboard)`.
@MainActor
public final class KeyboardObserver: ObservableObject {
  /// The offset in points, or 0 while the keyboard is hidden.
  @Published public private(set) var offset: CGFloat = 0
  /// The animation of the keyboard's last movement. It is set before the offset.
  @Published public private(set) var animation: Animation? = .easeInOut(duration: SystemKeyboardInfo.defaultAnimationDuration)

  private let strategy: KeyboardObserverUIModel.KeyboardResponsivenessStrategy
  private var listener: KeyboardListener?

  /// Creates an observer with a strategy that determines the offset.
  public init(uiModel: KeyboardObserverUIModel = .init()) {
    strategy = uiModel.keyboardResponsivenessStrategy
    listener = KeyboardListener { [weak self] in self?.follow($0) }
  }

  private func follow(_ info: SystemKeyboardInfo) {
    var newOffset: CGFloat = 0
    if let keyboard = info.frame {
      newOffset = strategy.offset(for: keyboard) { FirstResponderProxy.current.layoutFrame }
    }
    guard newOffset != offset else { return }
    animation = info.animation
    offset = newOffset
  }
}
