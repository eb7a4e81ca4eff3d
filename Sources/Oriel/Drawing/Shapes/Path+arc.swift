import Foundation
import OrielDrawing

extension Path {
  /// Adds an arc of a circle, and a line to its start if there is a current point.
  ///
  /// Angles count from the positive x axis towards the positive y axis. As in SwiftUI, `clockwise` refers to a y axis that points up:
  /// `false` is clockwise on the screen. An angle that isn't finite adds nothing, and a negative radius counts as 0.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startRadians: startAngle.radians, endRadians: endAngle.radians, clockwise: clockwise,
      transform: transform)
  }

  /// Adds an arc of a circle that turns by `delta`, and a line to its start if there is a current point. A positive `delta` is clockwise on
  /// the screen. An angle that isn't finite adds nothing, and a negative radius counts as 0.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startRadians: startAngle.radians, deltaRadians: delta.radians, transform: transform)
  }
}
