import SwiftUI

/// Hears, as long as it lives, of what may change how far up a view has to go for the keyboard: the keyboard's own motion, and the focus.
@MainActor
final class KeyboardListener {
  /// What the keyboard was last said to do; nil while it is hidden.
  private(set) var info: SystemKeyboardInfo?
  private var subscriptions: [AnyCancellable] = []

  /// Calls the action with the keyboard's latest motion; its frame is nil where the keyboard goes.
  init(perform action: @escaping @MainActor (SystemKeyboardInfo) -> Void) {
    func observe(_ name: Notification.Name, _ respond: @escaping @MainActor (KeyboardListener, Notification) -> Void) -> AnyCancellable {
      NotificationCenter.default.publisher(for: name).sink { [weak self] notification in
        guard let self else { return }
        MainActor.assumeIsolated { respond(self, notification) }
      }
    }
    subscriptions = [
      observe(UIResponder.keyboardWillShowNotification) { listener, notification in
        let info = SystemKeyboardInfo(notification: notification)
        listener.info = info
        if info.frame != nil { action(info) }
      },
      observe(UIResponder.keyboardWillHideNotification) { listener, notification in
        let info = SystemKeyboardInfo(notification: notification)
        listener.info = nil
        action(SystemKeyboardInfo(frame: nil, animationDuration: info.animationDuration, animationOptions: info.animationOptions))
      },
      observe(UITextField.textDidBeginEditingNotification) { listener, _ in
        if let info = listener.info, info.frame != nil { action(info) }
      },
    ]
  }
}
