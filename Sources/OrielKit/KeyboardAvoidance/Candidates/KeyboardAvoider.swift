import SwiftUI

/// A scroll view that avoids the keyboard: the focused text is scrolled above the keyboard, at a distance of 20 points. If the user drags
/// the keyboard, the end of the content moves with it.
///
/// Other scroll views are unaffected, and no gesture is added to the window.
nonisolated public struct KeyboardAvoider<Content: View>: View {
  private let content: Content

  /// Creates a scroll view with the content.
  public init(@ViewBuilder _ content: () -> Content) { self.content = content() }

  public var body: some View {
    ScrollView { content }
      .scrollAvoidKeyboard()
      .scrollDismissesKeyboard(.interactively)
  }
}

/// A modifier that makes content that doesn't scroll avoid the keyboard: `avoidKeyboard(…)` under the name of the talk's second candidate.
nonisolated public struct KeyboardAvoiderModifier: ViewModifier {
  /// Creates the modifier.
  public init() {}

  @MainActor public func body(content: Content) -> some View { content.avoidKeyboard() }
}
