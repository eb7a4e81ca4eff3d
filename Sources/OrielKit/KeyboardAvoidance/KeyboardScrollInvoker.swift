import SwiftUI

/// An object that scrolls to the focused view on demand, for example when a field has grown or an error has appeared below it.
/// `scrollAvoidKeyboard(…)` creates and owns it; refer to it weakly.
public final class KeyboardScrollInvoker: ObservableObject {
  let triggerSubject = PassthroughSubject<Void, Never>()

  init() {}

  /// Scrolls to the focused view. Does nothing while the keyboard is hidden, or if no view inside of a scroll view has the focus.
  public func scrollToActiveInput() { triggerSubject.send() }
}

/// The spelling of the talk's sample code.
public typealias KeyboardScrollInvocator = KeyboardScrollInvoker
