import SwiftUI

/// Scrolls what has the focus into sight once more, when something but the keyboard has moved it: a field that grew, an error below it.
/// `scrollAvoidKeyboard(…)` hands it out and owns it; keep it weakly.
public final class KeyboardScrollInvoker: ObservableObject {
  let triggerSubject = PassthroughSubject<Void, Never>()

  init() {}

  /// Nothing happens while the keyboard is hidden, or where nothing inside of a scroll view has the focus.
  public func scrollToActiveInput() { triggerSubject.send() }
}

/// The spelling of the talk's sample code.
public typealias KeyboardScrollInvocator = KeyboardScrollInvoker
