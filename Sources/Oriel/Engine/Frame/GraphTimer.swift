import Foundation

/// One call in the future, on the frame clock.
@MainActor
package final class GraphTimer {
  /// In seconds on the frame clock.
  let due: TimeInterval
  let action: () -> Void
  /// Whether it goes on for as long as its view is there, as a clock's does.
  let isClock: Bool
  /// Who asked for it: for tests that fail.
  var origin: String { "\(file):\(line)" }
  /// The view that it is for, where that is known: for tests that fail.
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
