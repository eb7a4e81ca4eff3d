import SwiftUI

/// An effect that moves a view from side to side while its number increases by one.
private struct Shake: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    let offset = 9 * sin(animatableData * .pi * 6)
    return ProjectionTransform(CGAffineTransform(translationX: offset, y: 0))
  }
}

extension View {
  /// Shakes the view each time the number increases with an animation.
  func shake(trigger: Int) -> some View {
    modifier(Shake(animatableData: CGFloat(trigger)))
  }
}
