import Foundation

/// What a target behavior was asked for content that was let go.
struct ScrollAim {
  /// Where the content would come to rest by itself.
  var proposed: CGPoint
  /// Where it was when the gesture began.
  var start: CGPoint
  var velocity: CGSize
  /// Whether the content has another length since.
  var isOutdated = false

  init(proposed: CGPoint, start: CGPoint, velocity: CGSize) {
    self.proposed = proposed
    self.start = start
    self.velocity = velocity
  }

  /// What is before got longer.
  mutating func shift(by distance: CGFloat, along axis: Axis) {
    proposed[axis] += distance
    start[axis] += distance
    isOutdated = true
  }
}
