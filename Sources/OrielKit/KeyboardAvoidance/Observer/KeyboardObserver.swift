import SwiftUI

/// How far up a view has to go for the keyboard, and how it gets there:
/// `.offset(y: -observer.offset).animation(observer.animation, value: observer.offset)`, last of all modifiers.
///
/// The offset follows from where layout has what has the focus, without the offset itself: a second notification on the way changes
/// nothing. The view's own avoidance is to be off: `.ignoresSafeArea(.keyboard)`.
@MainActor
public final class KeyboardObserver: ObservableObject {
  /// In points; 0 while the keyboard is hidden.
  @Published public private(set) var offset: CGFloat = 0
  /// The keyboard's own motion, from its first one on; set before the offset.
  @Published public private(set) var animation: Animation? = .easeInOut(duration: SystemKeyboardInfo.defaultAnimationDuration)

  private let strategy: KeyboardObserverUIModel.KeyboardResponsivenessStrategy
  private var listener: KeyboardListener?

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
