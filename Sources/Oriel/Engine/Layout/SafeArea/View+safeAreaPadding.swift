import Foundation

nonisolated struct SafeAreaPaddingModifier: BoxModifier, Equatable {
  var insets: EdgeInsets

  @MainActor func makeBox(_ node: AnyViewNode) -> SafeAreaPaddingBox {
    SafeAreaPaddingBox(insets.finite("A safeAreaPadding", of: node), node: node)
  }

  @MainActor func update(_ box: SafeAreaPaddingBox, transaction: Transaction) {
    box.insets = insets.finite("A safeAreaPadding", of: box.node)
  }
}

/// A padding that is a part of the safe area of its content: scrolled content and backgrounds continue under it.
@MainActor
final class SafeAreaPaddingBox: PaddingBox, LayoutRegion {
  override var layoutRegion: (any LayoutRegion)? { self }

  func safeAreaInsets(around child: LayoutBox) -> EdgeInsets { insets.physical(isMirrored: isMirrored) }
}

extension View {
  /// Adds to the safe area of this view, in points. Content is laid out within it, and scrolled content continues under it. A length that
  /// isn't finite is reported once and counts as 0. Mirrors SwiftUI's `safeAreaPadding(_:)`.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds the same length to the safe area at some edges; `nil` is the default of 16 points. Mirrors SwiftUI's `safeAreaPadding(_:_:)`.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds the same length to the safe area at all edges. Mirrors SwiftUI's `safeAreaPadding(_:)`.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
