import Foundation
import Oriel

/// A control that shows the direction of north, and rotates the map to it. With automatic visibility, it is hidden while north is up.
/// Mirrors MapKit's `MapCompass`.
nonisolated public struct MapCompass: View {
  private let scope: Namespace.ID?

  /// Creates a compass for the map with a scope, or for the enclosing map.
  public init(scope: Namespace.ID? = nil) { self.scope = scope }

  @MainActor public var body: some View {
    MapControl(scope, .topTrailing) { CompassButton(model: $0) }
  }
}

private struct CompassButton: View {
  let model: MapModel
  @Environment(\.mapControlVisibility) private var visibility

  private static let side: CGFloat = 40

  var body: some View {
    let heading = model.status.heading
    if visibility == .visible || abs(sin(heading / 2)) > 1e-4 {
      Button {
        var end = model.target.viewpoint
        end.heading = (end.heading / (2 * .pi)).rounded() * 2 * .pi
        model.move(to: end, animation: .smooth(duration: 0.35))
      } label: {
        CompassNeedle()
          .rotationEffect(.radians(-heading))
          .frame(width: Self.side, height: Self.side)
          .background(.regularMaterial, in: Circle())
          .overlay { Circle().strokeBorder(MapColors.line, lineWidth: 1) }
          .shadow(color: .black.opacity(0.12), radius: 3, y: 1)
          .contentShape(Circle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(.own(.compass)))
      .accessibilityValue(
        Text(
          verbatim:
            "\(Int(((heading * 180 / .pi).truncatingRemainder(dividingBy: 360) + 360).truncatingRemainder(dividingBy: 360).rounded()))°")
      )
      .transition(.opacity)
    }
  }
}

private struct CompassNeedle: View {
  var body: some View {
    Canvas { context, size in
      let (middle, width) = (CGPoint(x: size.width / 2, y: size.height / 2), size.width * 0.1)
      for (end, color) in [(size.height * 0.2, Color.red), (size.height * 0.8, Color.gray)] {
        var path = Path()
        path.move(to: CGPoint(x: middle.x, y: end))
        path.addLine(to: CGPoint(x: middle.x + width, y: middle.y))
        path.addLine(to: CGPoint(x: middle.x - width, y: middle.y))
        path.closeSubpath()
        context.fill(path, with: .color(color))
      }
    }
  }
}
