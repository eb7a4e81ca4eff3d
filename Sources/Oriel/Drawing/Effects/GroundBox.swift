import Foundation
import OrielDrawing

/// A box with a background of its own behind its content.
@MainActor
protocol GroundBox: LayoutBox {
  /// The rectangle that the background fills, in the box's space.
  var groundFrame: CGRect { get }
  /// Returns the background for a rectangle, or `nil` if there is none.
  func ground(in rect: CGRect) -> DisplayNode?
}
