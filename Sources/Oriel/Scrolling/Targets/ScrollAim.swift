import Foundation

/// The input of a target behavior for content that the user has released.
struct ScrollAim {
  /// The offset at which the content would come to rest without the behavior.
  var proposed: CGPoint
  /// The offset at the start of the gesture.
  var start: CGPoint
  var velocity: CGSize
  /// Indicates whether the content's length has changed since.
  var isOutdated = false

  init(proposed: CGPoint, start: CGPoint, velocity: CGSize) {
    self.proposed = proposed
    self.start = start
    self.velocity = velocity
  }

  /// Adjusts the offsets for preceding content that has become longer by a distance.
  mutating func shift(by distance: CGFloat, along axis: Axis) {
    proposed[axis] += distance
    start[axis] += distance
    isOutdated = true
  }
}
