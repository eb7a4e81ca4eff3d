import Foundation

/// A box that leans in the direction of a gamepad's stick.
@MainActor
protocol StickFollower: LayoutBox {
  /// Called when the stick has moved. The coordinates are from -1 to 1, positive to the right and downward.
  func stickMoved(to point: CGPoint)
}

/// The position of a gamepad's stick. The coordinates are from -1 to 1, positive to the right and downward.
package struct StickEvent: Sendable {
  package var position: CGPoint
  package var time: TimeInterval

  package init(position: CGPoint, time: TimeInterval) {
    self.position = position
    self.time = time
  }
}
