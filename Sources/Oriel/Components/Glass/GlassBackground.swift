import Foundation
import OrielDrawing

/// The drawing of a glass.
struct GlassBackground<S: Shape>: View {
  let glass: Glass
  let shape: S
  var isPressed = false
  var isHovered = false

  var body: some View {
    ZStack {
      shape.fill(glass.material)
      if let tint = glass.tint { shape.fill(tint.opacity(glass.kind == .clear ? 0.45 : 0.72)) }
      GlassHighlight(shape: shape, isPressed: isPressed, isHovered: isHovered)
    }
    .allowsHitTesting(false)
  }
}

/// The highlights of a glass. The light comes from the top leading corner: the edge is bright there, and again at the opposite corner.
struct GlassHighlight<S: Shape>: View {
  let shape: S
  let isPressed: Bool
  let isHovered: Bool
  @Environment(\.colorScheme) private var colorScheme

  init(shape: S, isPressed: Bool, isHovered: Bool) {
    self.shape = shape
    self.isPressed = isPressed
    self.isHovered = isHovered
  }

  var body: some View {
    let isDark = colorScheme == .dark
    ZStack {
      shape.fill(Color.white.opacity(isPressed ? 0.22 : isHovered ? 0.1 : 0))
      shape.stroke(light(isDark ? 0.42 : 0.9), lineWidth: 3).clipShape(shape)
      shape.stroke(Color.black.opacity(isDark ? 0.35 : 0.12), lineWidth: 0.5)
    }
    .allowsHitTesting(false)
  }

  private func light(_ strength: Double) -> LinearGradient {
    LinearGradient(
      stops: [
        .init(color: .white.opacity(strength), location: 0), .init(color: .white.opacity(strength * 0.12), location: 0.4),
        .init(color: .white.opacity(strength * 0.08), location: 0.7), .init(color: .white.opacity(strength * 0.55), location: 1),
      ], startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}
