import Foundation
import OrielDrawing

/// A box that has a ground of its own behind all that is in it.
@MainActor
protocol GroundBox: LayoutBox {
  /// What the ground fills, in the box's space.
  var groundFrame: CGRect { get }
  /// The ground as it is in a rectangle; nil where there is none.
  func ground(in rect: CGRect) -> DisplayNode?
}
