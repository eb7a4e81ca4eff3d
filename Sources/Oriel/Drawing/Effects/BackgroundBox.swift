import Foundation
import OrielDrawing

/// A box with a background of its own behind its content.
@MainActor
protocol BackgroundBox: LayoutBox {
  /// The rectangle that the background fills, in the box's space.
  var backgroundFrame: CGRect { get }
  /// Returns the background for a rectangle, or `nil` if there is none.
  func background(in rect: CGRect) -> DisplayNode?
}
