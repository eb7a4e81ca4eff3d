import SwiftUI

/// A modifier that ends editing when the user taps the content. The tap is recognized simultaneously with other gestures: buttons and
/// gestures inside of the content receive it, too. A tap on the edited text, or on one that receives the focus by the tap, doesn't end
/// editing.
nonisolated public struct DismissKeyboardTapViewModifier: ViewModifier {
  private let isForced: Bool
  private let isEnabled: Bool
  @Environment(\.firstResponder) private var responder

  /// Creates a modifier.
  ///
  /// - Parameter isForced: Pass `true` to remove the focus from any view; otherwise only text input loses the focus.
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
  /// Ends editing when the user taps the view, wherever it is hit-testable; see `DismissKeyboardTapViewModifier`.
  ///
  /// - Parameter isForced: Pass `true` to remove the focus from any view; otherwise only text input loses the focus.
  nonisolated public func addTapToEndEditing(isForced: Bool = true) -> some View {
    modifier(DismissKeyboardTapViewModifier(isForced: isForced))
  }
}

extension FirstResponderProxy {
  /// Removes the focus after a tap, unless the tap was on the focused view. Without `force`, only text input loses the focus.
  func endEditing(force: Bool) { if !wasPressed, force || takesText { resign() } }
}
