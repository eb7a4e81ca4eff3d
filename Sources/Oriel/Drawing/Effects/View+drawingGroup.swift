import Foundation
import OrielDrawing

extension View {
  /// Draws this view as one picture, whose content isn't blended with the content behind it. With `opaque`, the picture is black where
  /// nothing is drawn. Mirrors SwiftUI's `drawingGroup(opaque:colorMode:)`, without its linear modes.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(EffectModifier(effect: PictureEffect(isOpaque: opaque)))
  }
}

struct PictureEffect: RenderEffect {
  var isOpaque: Bool

  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    guard isOpaque else { return DisplayNode(.isolated(node)) }
    return DisplayNode(.isolated(DisplayNode(.group([DisplayNode(.color(.black, CGRect(origin: .zero, size: size))), node]))))
  }
}
