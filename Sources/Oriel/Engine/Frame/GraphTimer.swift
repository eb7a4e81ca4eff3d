import Foundation

/// A closure that is called at a time of the frame clock.
@MainActor
package final class GraphTimer {
  /// The time at which the timer is due, in seconds on the frame clock.
  let due: TimeInterval
  let action: () -> Void
  /// Indicates whether the timer is rescheduled for as long as its view is mounted, such as that of a clock.
  let isClock: Bool
  /// The source location that scheduled the timer, for diagnostics of failing tests.
  var origin: String { "\(file):\(line)" }
  /// The node of the view that the timer belongs to, or `nil` if it is unknown. For diagnostics of failing tests.
  private(set) weak var node: AnyViewNode?
  private let file: StaticString
  private let line: UInt
  var isCancelled = false

  init(due: TimeInterval, isClock: Bool, node: AnyViewNode?, file: StaticString, line: UInt, action: @escaping () -> Void) {
    self.due = due
    self.isClock = isClock
    self.node = node
    self.file = file
    self.line = line
    self.action = action
  }
}
