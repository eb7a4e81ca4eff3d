import SwiftUI

/// Content in a scroll view that keeps clear of the keyboard: the text that has the focus is scrolled above the keyboard, with 20 points between
/// (KA-1 to KA-3). A finger that drags the keyboard moves the content's end along (KA-4).
///
/// Nothing but this scroll view is touched, and no gesture is added to the window (KA-6).
nonisolated public struct KeyboardAvoider<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder _ content: () -> Content) { self.content = content() }

  public var body: some View {
    ScrollView { content }
      .scrollAvoidKeyboard()
      .scrollDismissesKeyboard(.interactively)
  }
}

/// Keeps content that doesn't scroll clear of the keyboard (KA-1, KA-2): `avoidKeyboard(…)` under the name of the talk's second candidate.
nonisolated public struct KeyboardAvoiderModifier: ViewModifier {
  public init() {}

  @MainActor public func body(content: Content) -> some View { content.avoidKeyboard() }
}
