import SwiftUI

/// A container whose content ends at the keyboard's top edge, in every frame of whatever the keyboard does.
///
/// It takes all the room that it is offered, and gives its content what the keyboard leaves of that: what the keyboard covers of the container's
/// own frame is taken away, so that a container which is out of the keyboard's reach, or ends where another has made room already, stays as
/// it is. The system's own avoidance is off inside. While a modal of a presentation host's layer is shown over the container it
/// stays as it is, and moves on when that goes; layers that let taps through don't count.
nonisolated public struct KeyboardAvoidingView<Content: View>: View {
  private let partialAvoidingPadding: CGFloat
  private let spacing: CGFloat
  private let content: Content
  @Environment(\.presentationLayers) private var layers
  @Environment(\.presentationHostPresentationMode) private var ownMode

  /// - Parameter partialAvoidingPadding: The height in points of what lies below the container, or at its end, and may be covered: only the
  ///   rest is lifted. What is negative or no number counts as 0.
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
  /// The space of the nearest view around that keeps its content clear of the keyboard.
  static var keyboardAvoiding: NamedCoordinateSpace { .named(KeyboardAvoidingSpace()) }
}

private struct KeyboardAvoidingSpace: Hashable {}
