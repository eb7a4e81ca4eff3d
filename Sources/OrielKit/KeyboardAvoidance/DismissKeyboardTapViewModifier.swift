import SwiftUI

/// Ends editing with a tap on the content. The tap is recognised together with all others: buttons and gestures inside get it, too. A
/// tap on the text that is edited, or that gets the focus by it, doesn't end anything.
nonisolated public struct DismissKeyboardTapViewModifier: ViewModifier {
  private let isForced: Bool
  private let isEnabled: Bool
  @Environment(\.firstResponder) private var responder

  public init(isForced: Bool) { self.init(isForced: isForced, isEnabled: true) }

  init(isForced: Bool, isEnabled: Bool) {
    self.isForced = isForced
    self.isEnabled = isEnabled
  }

  @MainActor public func body(content: Content) -> some View {
    content.simultaneousGesture(TapGesture().onEnded { responder.endEditing(force: isForced) }, including: isEnabled ? .all : .subviews)
  }
}

extension View {
  /// Ends editing with a tap on the view, wherever it takes hits; see `DismissKeyboardTapViewModifier`.
  ///
  /// - Parameter isForced: Whether anything that has the focus gives it up; otherwise only what takes text does.
  nonisolated public func addTapToEndEditing(isForced: Bool = true) -> some View {
    modifier(DismissKeyboardTapViewModifier(isForced: isForced))
  }
}

extension FirstResponderProxy {
  /// Takes the focus away after a tap that was not on what has it.
  func endEditing(force: Bool) { if !wasPressed, force || takesText { resign() } }
}
