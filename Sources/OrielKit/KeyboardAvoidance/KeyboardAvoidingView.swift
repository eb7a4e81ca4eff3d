import SwiftUI

/// A container whose content ends at the top edge of the keyboard, in every frame of each of its movements.
///
/// The container fills the proposed size, and proposes the part that the keyboard doesn't cover to its content. Only the part of its own
/// frame that the keyboard covers is subtracted. Therefore a container that the keyboard doesn't reach, or whose ancestor has avoided the
/// keyboard already, is unaffected.
///
/// The system's own keyboard avoidance is disabled inside. While a modal of a presentation host's layer covers the container, the container
/// doesn't move, and follows the keyboard again when the modal is dismissed. Layers that let taps pass through don't count.
nonisolated public struct KeyboardAvoidingView<Content: View>: View {
  private let partialAvoidingPadding: CGFloat
  private let spacing: CGFloat
  private let content: Content
  @Environment(\.presentationLayers) private var layers
  @Environment(\.presentationHostPresentationMode) private var ownMode

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - partialAvoidingPadding: The height in points of the content below the container, or at its end, that the keyboard may cover; only
  ///     the rest is moved up. A negative value or NaN counts as 0.
  ///   - content: The content of the container.
  public init(partialAvoidingPadding: CGFloat = 0, @ViewBuilder content: () -> Content) {
    self.init(partialAvoidingPadding: partialAvoidingPadding, spacing: 0, content: content())
  }

  init(partialAvoidingPadding: CGFloat, spacing: CGFloat, content: Content) {
    self.partialAvoidingPadding = partialAvoidingPadding
    self.spacing = spacing
    self.content = content
  }

  @MainActor public var body: some View {
    let isCovered = layers.isCovered(for: ownMode)
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .coordinateSpace(.keyboardAvoiding)
      .keyboardInset(below: partialAvoidingPadding, spacing: spacing, isHeld: isCovered)
      .animation(.keyboard, value: isCovered)
  }
}

extension NamedCoordinateSpace {
  /// The coordinate space of the nearest enclosing view that makes its content avoid the keyboard.
  static var keyboardAvoiding: NamedCoordinateSpace { .named(KeyboardAvoidingSpace()) }
}

private struct KeyboardAvoidingSpace: Hashable {}
