import Foundation

/// Leans where the stick of a gamepad goes.
@MainActor
protocol StickFollower: LayoutBox {
  /// From -1 to 1, downwards and to the right.
  func stickMoved(to point: CGPoint)
}

/// Where the stick of a gamepad is, from -1 to 1, downwards and to the right.
package struct StickEvent: Sendable {
  package var position: CGPoint
  package var time: TimeInterval

  package init(position: CGPoint, time: TimeInterval) {
    self.position = position
    self.time = time
  }
}
