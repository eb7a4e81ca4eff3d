import SwiftUI

/// An observer of the events that affect the offset of a view that avoids the keyboard: movements of the keyboard, and changes of the
/// focus. It observes them until it is released.
@MainActor
final class KeyboardListener {
  /// The last movement of the keyboard, or `nil` while it is hidden.
  private(set) var info: SystemKeyboardInfo?
  private var subscriptions: [AnyCancellable] = []

  /// Creates a listener that calls the action with the latest movement of the keyboard. The frame is `nil` if the keyboard hides.
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
