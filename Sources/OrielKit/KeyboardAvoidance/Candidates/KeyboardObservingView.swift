import SwiftUI

/// A view that pads the bottom of its content by the height that the keyboard covers; see `keyboardObserving(offset:)`.
nonisolated public struct KeyboardObservingView<Content: View>: View {
  private let content: Content

  /// Creates a view with the content.
  public init(@ViewBuilder builder: () -> Content) { content = builder() }

  public var body: some View { content.keyboardObserving() }
}
