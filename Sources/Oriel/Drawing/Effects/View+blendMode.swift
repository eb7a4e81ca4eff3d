import Foundation
import OrielDrawing

struct BlendEffect: RenderEffect {
  var mode: BlendMode

  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    mode == .normal ? node : DisplayNode(.blendBehind(mode, node))
  }
}

extension View {
  /// Mixes this view with what is drawn behind it: with all of the window, or with what the nearest `compositingGroup()`, `drawingGroup()` or
  /// group with an opacity has drawn so far. What the window, a screen, a sheet or a list stands on by itself is no view: `sourceAtop`, `destinationOver` and
  /// `destinationOut`, which go by where something was drawn, leave it alone. Mirrors SwiftUI's `blendMode(_:)`.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { modifier(EffectModifier(effect: BlendEffect(mode: blendMode))) }
}
