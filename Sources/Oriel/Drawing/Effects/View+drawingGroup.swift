import Foundation
import OrielDrawing

extension View {
  /// Draws this view as one picture: what is inside is mixed with nothing that lies behind. With `opaque` the picture is black where nothing is drawn.
  /// Mirrors SwiftUI's `drawingGroup(opaque:colorMode:)`, whose linear modes there aren't.
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
