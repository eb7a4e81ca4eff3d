import SwiftUI

/// A handler that ends editing when the user taps anywhere in a window except on the edited text, for the whole app. It observes taps only
/// while the keyboard is shown, and doesn't prevent other views from receiving them.
@MainActor
public final class DismissKeyboardTapHandler {
  /// The handler of the app.
  public static let shared = DismissKeyboardTapHandler()

  /// A Boolean value that indicates whether taps end editing. The default is `false`.
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
