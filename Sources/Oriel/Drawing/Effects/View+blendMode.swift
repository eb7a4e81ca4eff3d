import Foundation
import OrielDrawing

struct BlendEffect: RenderEffect {
  var mode: BlendMode

  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    mode == .normal ? node : DisplayNode(.blendBehind(mode, node))
  }
}

extension View {
  /// Blends this view with the content behind it: with the whole window, or with the previous content of the nearest `compositingGroup()`,
  /// `drawingGroup()` or group with an opacity. The default background of a window, a screen, a sheet or a list isn't a view: `sourceAtop`,
  /// `destinationOver` and `destinationOut`, which depend on existing content, ignore it. Mirrors SwiftUI's `blendMode(_:)`.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { modifier(EffectModifier(effect: BlendEffect(mode: blendMode))) }
}
