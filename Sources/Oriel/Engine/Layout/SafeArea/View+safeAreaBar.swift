import Foundation

/// A modifier that marks a view at an edge as a bar, under which scrolled content has an effect.
nonisolated struct SafeAreaBarModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> SafeAreaBarBox { SafeAreaBarBox(node: node) }

  @MainActor func update(_ box: SafeAreaBarBox, transaction: Transaction) {}
}

@MainActor
final class SafeAreaBarBox: WrapperBox {}

extension View {
  /// Adds a view as a bar at the top or the bottom edge, and reserves its height in the safe area of this view. Scrolled content of this view
  /// continues under the bar, with the effect of `scrollEdgeEffectStyle(_:for:)`. `spacing` is in points; `nil` is the default distance
  /// between two views. Mirrors SwiftUI's `safeAreaBar(edge:alignment:spacing:content:)`.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { content().modifier(SafeAreaBarModifier()) }
  }

  /// Adds a view as a bar at the leading or the trailing edge, and reserves its width in the safe area of this view. Mirrors SwiftUI's
  /// `safeAreaBar(edge:alignment:spacing:content:)`.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { content().modifier(SafeAreaBarModifier()) }
  }
}
