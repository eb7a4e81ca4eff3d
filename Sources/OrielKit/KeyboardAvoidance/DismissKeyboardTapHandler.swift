import SwiftUI

/// Ends editing with a tap anywhere in a window but on the text that is edited, for the whole app. It listens to taps only while the
/// keyboard is up, and keeps them from nobody.
@MainActor
public final class DismissKeyboardTapHandler {
  public static let shared = DismissKeyboardTapHandler()

  /// False at first.
  public var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      guard isEnabled else {
        subscription = nil
        observer = nil
        return
      }
      if FirstResponderProxy.current.keyboardFrame != nil { keyboardDidChange(isUp: true) }
      subscription = Publishers.keyboardStatePublisher.sink { [weak self] state in
        MainActor.assumeIsolated { self?.keyboardDidChange(isUp: state.height > 0) }
      }
    }
  }

  private var subscription: AnyCancellable?
  private var observer: WindowTapObserver?

  private func keyboardDidChange(isUp: Bool) {
    guard isUp != (observer != nil) else { return }
    observer = isUp ? WindowTapObserver { $0.endEditing(force: false) } : nil
  }
}
