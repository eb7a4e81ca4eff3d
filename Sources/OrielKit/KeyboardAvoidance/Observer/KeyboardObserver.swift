import SwiftUI

/// How far up a view has to go for the keyboard, and how it gets there (2.6):
/// `.offset(y: -observer.offset).animation(observer.animation, value: observer.offset)`, last of all modifiers.
///
/// The offset follows from where layout has what has the focus, without the offset itself: a second notification on the way changes
/// nothing (PH-41). The view's own avoidance is to be off: `.ignoresSafeArea(.keyboard)` (PH-42).
@MainActor
public final class KeyboardObserver: ObservableObject {
  /// In points; 0 while the keyboard is hidden.
  @Published public private(set) var offset: CGFloat = 0
  /// The keyboard's own motion, from its first one on; set before the offset (PH-43).
  @Published public private(set) var animation: Animation? = .easeInOut(duration: SystemKeyboardInfo.defaultAnimationDuration)

  private let uiModel: KeyboardObserverUIModel
  private var subscriptions: [AnyCancellable] = []
  /// What the keyboard was last said to do.
  private var info: SystemKeyboardInfo?

  public init(uiModel: KeyboardObserverUIModel = .init()) {
    self.uiModel = uiModel
    let center = NotificationCenter.default
    let observe = { [weak self] (name: Notification.Name, action: @escaping @MainActor (KeyboardObserver, Notification) -> Void) in
      center.publisher(for: name).sink { notification in
        guard let self else { return }
        MainActor.assumeIsolated { action(self, notification) }
      }
    }
    subscriptions = [
      observe(UIResponder.keyboardWillShowNotification) { $0.willShow(SystemKeyboardInfo(notification: $1)) },
      observe(UIResponder.keyboardWillHideNotification) { $0.willHide(SystemKeyboardInfo(notification: $1)) },
      observe(UITextField.textDidBeginEditingNotification) { observer, _ in
        if let info = observer.info { observer.willShow(info) }
      },
    ]
  }

  private func willShow(_ info: SystemKeyboardInfo) {
    self.info = info
    guard let frame = info.frame else { return }
    move(to: offset(for: frame), info)
  }

  private func willHide(_ info: SystemKeyboardInfo) {
    self.info = nil
    move(to: 0, info)
  }

  private func move(to newOffset: CGFloat, _ info: SystemKeyboardInfo) {
    guard newOffset != offset else { return }
    animation = info.animation
    offset = newOffset
  }

  private func offset(for keyboard: CGRect) -> CGFloat {
    switch uiModel.keyboardResponsivenessStrategy {
    case .none: return 0
    case .offset(let offset): return offset
    case .offsetByKeyboardHeight(let additional): return keyboard.height + additional
    case .offsetByObscuredViewHeight(let additional):
      guard let field = FirstResponderProxy.current.layoutFrame else { return 0 }
      return max(0, field.maxY + additional - keyboard.minY)
    }
  }
}
