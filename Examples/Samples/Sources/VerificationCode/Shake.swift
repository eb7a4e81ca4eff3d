import SwiftUI

/// Moves a view from side to side as its number goes up by one.
private struct Shake: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    let offset = 9 * sin(animatableData * .pi * 6)
    return ProjectionTransform(CGAffineTransform(translationX: offset, y: 0))
  }
}

extension View {
  /// Shakes the view, as a head is shaken, each time the number goes up with an animation.
  func shake(trigger: Int) -> some View {
    modifier(Shake(animatableData: CGFloat(trigger)))
  }
}
