import Foundation
import OrielModel

extension ScrollBox {
  /// Updates the offset after a layout. The caller repeats it until nothing moves any more.
  func settle() {
    settleSize()
    settleSlack()
    for axis in Axis.allCases where axes.contains(axis) {
      hold(along: axis)
      releaseOvershoot(along: axis)
    }
    if let target = request?.resolve(in: self) {
      advanceRequest(to: target)
    } else {
      for axis in Axis.allCases {
        if motions[axis] != nil {
          motions[axis]?.setBounds(motionBounds(along: axis), at: graph.now)
        } else if overshoot[axis] == 0, offset[axis] != nearestOffset(offset[axis], along: axis) {
          settleBack(along: axis)
        }
      }
      aimAgain()
    }
    refresh?.scrollDidSettle()
    topBar?.scrollDidMove()
    didSettle()
    for observer in traits.observers { observer.didSettle(self) }
  }

  private func settleSlack() {
    var next = CGSize.zero
    if let anchor = traits.alignmentAnchor {
      for (axis, share) in [(Axis.horizontal, anchor.x), (.vertical, anchor.y)] where axes.contains(axis) {
        next[axis] = max(0, size[axis] - insets.total(axis) - contentSize[axis]) * share
      }
    } else if isMirrored, axes.contains(.horizontal) {
      next.width = max(0, size.width - insets.total(.horizontal) - contentSize.width)
    }
    guard next != slack else { return }
    slack = next
    moveContent()
  }

  /// Moves the offset back into the bounds after the content has become shorter.
  private func settleBack(along axis: Axis) {
    let target = nearestOffset(offset[axis], along: axis)
    let transaction = node?.transaction ?? graph.updates.transaction
    guard transaction.effectiveAnimation != nil else { return setOffset(target, along: axis) }
    var point = offset
    point[axis] = target
    begin(ScrollRequest(target: .nearest(point), start: offset, followsLayout: true), transaction: transaction)
  }
}
