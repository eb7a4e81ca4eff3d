import SwiftUI

/// Pads its content's bottom by as much as the keyboard covers of it; see `keyboardObserving(offset:)`.
nonisolated public struct KeyboardObservingView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder builder: () -> Content) { content = builder() }

  public var body: some View { content.keyboardObserving() }
}
