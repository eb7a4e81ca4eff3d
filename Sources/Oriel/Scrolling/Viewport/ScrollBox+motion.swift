import Foundation
import OrielModel

extension ScrollBox: FrameAnimator {
  /// Scrolls by a distance as far as the content permits. Returns the remaining distance, which belongs to the enclosing scroll views.
  func consume(_ distance: CGFloat, along axis: Axis) -> CGFloat {
    var left = distance
    if overshoot[axis] != 0, overshoot[axis].sign != left.sign {
      let back = abs(left) < abs(overshoot[axis]) ? left : -overshoot[axis]
      overshoot[axis] += back
      left -= back
      showOvershoot(along: axis)
    }
    guard left != 0, canScroll(axis, by: left) else { return left }
    let target = nearestOffset(offset[axis] + left, along: axis)
    left -= target - offset[axis]
    setOffset(target, along: axis)
    return abs(left) < 1e-9 ? 0 : left
  }

  /// Adds a distance beyond the bounds. The content follows it less the farther it is stretched.
  func stretch(by distance: CGFloat, along axis: Axis) {
    overshoot[axis] += distance
    showOvershoot(along: axis)
  }

  private func showOvershoot(along axis: Axis) {
    let bounds = bounds(along: axis)
    let edge = overshoot[axis] < 0 ? bounds.lowerBound : overshoot[axis] > 0 ? bounds.upperBound : nearestOffset(offset[axis], along: axis)
    setOffset(edge + RubberBand.offset(for: overshoot[axis], dimension: size[axis]), along: axis)
  }

  /// Resets the overshoot if the offset is no longer beyond the edge that was pulled.
  func releaseOvershoot(along axis: Axis) {
    let bounds = bounds(along: axis)
    if overshoot[axis] > 0 ? offset[axis] < bounds.upperBound - 0.01 : overshoot[axis] < 0 && offset[axis] > bounds.lowerBound + 0.01 {
      overshoot[axis] = 0
    }
  }

  func bounces(along axis: Axis) -> Bool {
    guard axes.contains(axis), traits.isEnabled else { return false }
    switch traits.bounce(axis).kind {
    case .always: return true
    case .never: return false
    case .basedOnSize: return contentSize[axis] + insets.total(axis) > size[axis]
    case .automatic: return axis == .vertical || contentSize[axis] + insets.total(axis) > size[axis]
    }
  }

  func motionBounds(along axis: Axis) -> ClosedRange<Double> {
    let bounds = bounds(along: axis)
    return Double(bounds.lowerBound)...Double(bounds.upperBound)
  }

  // MARK: Flings

  /// Stops all motion at the current offset because the user touches the content.
  func halt() {
    for (axis, _) in motions {
      let bounds = bounds(along: axis)
      let beyond = offset[axis] < bounds.lowerBound ? offset[axis] - bounds.lowerBound : max(0, offset[axis] - bounds.upperBound)
      overshoot[axis] = beyond == 0 ? 0 : RubberBand.overshoot(for: beyond, dimension: size[axis])
    }
    motions.removeAll()
    aim = nil
    cancelRequest()
  }

  var isInMotion: Bool { !motions.isEmpty || request != nil && requestProgress != nil }

  /// The distance in points below which the remainder of a motion is imperceptible.
  private static let minimumDistance = 0.5

  /// Indicates whether the remaining motions are so slow and so short that a press applies to the content under the pointer.
  var isNearlyAtRest: Bool {
    guard request == nil else { return false }
    return motions.values.allSatisfy { motion in
      abs(motion.value(at: graph.now).velocity) < Self.minimumVelocity && motion.isWithin(Self.minimumVelocity / 2, at: graph.now)
    }
  }

  /// The velocity in points per second below which a press on moving content counts as a press on content at rest.
  private static let minimumVelocity = 30.0

  /// Finishes motions whose remaining distance is imperceptible, so that a press finds the content at rest.
  func finishImperceptibleMotions() {
    guard !motions.isEmpty, motions.values.allSatisfy({ $0.isWithin(Self.minimumDistance, at: graph.now) }) else { return }
    _ = tick(at: .infinity, graph: graph)
  }

  /// Continues the content's motion with a velocity, in points of offset per second.
  func release(velocity: CGSize, chain: [ScrollBox] = []) {
    // A fling inside a scroll view with a target behavior doesn't turn that one's page.
    flingChain = Array(chain.prefix { $0.traits.targetBehavior == nil })
    var motions: [Axis: ScrollAxisMotion] = [:]
    let targets = snapTargets(velocity: velocity)
    for axis in Axis.allCases where axes.contains(axis) {
      let speed = velocity[axis]
      let target = targets[axis]
      let isBeyond = offset[axis] != nearestOffset(offset[axis], along: axis)
      guard isBeyond || abs(speed) > 1 && traits.isEnabled || target.map({ abs($0 - offset[axis]) > 0.01 }) == true else { continue }
      motions[axis] = .fling(
        ScrollMotion(
          at: graph.now, position: offset[axis], velocity: speed, bounds: motionBounds(along: axis), rate: traits.decelerationRate,
          target: target.map(Double.init), isBrisk: target.map { abs($0 - offset[axis]) <= window.size[axis] } ?? false))
    }
    overshoot = .zero
    self.motions = motions
    if motions.isEmpty {
      aim = nil
      setPhase(.idle)
    } else {
      setPhase(.decelerating)
      graph.addAnimator(self)
    }
  }

  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool {
    for (axis, motion) in motions {
      let value = motion.value(at: time)
      if case .fling(let fling) = motion, handsOver(fling, at: value, along: axis) { continue }
      let position = CGFloat(value.position)
      let shown = traits.bounce(axis).kind == .never ? nearestOffset(position, along: axis) : position
      setOffset(shown, along: axis)
      if shown != position || motion.isFinished(at: time) { motions[axis] = nil }
    }
    guard motions.isEmpty else { return true }
    aim = nil
    if phase == .decelerating || phase == .interacting { setPhase(.idle) }
    return false
  }

  /// Passes a fling that has reached its end on to the first enclosing scroll view that can still scroll. Returns `true` if there is one.
  private func handsOver(_ fling: ScrollMotion, at value: (position: Double, velocity: Double), along axis: Axis) -> Bool {
    guard !flingChain.isEmpty, fling.target == nil, abs(value.velocity) > 50 else { return false }
    let bounds = bounds(along: axis)
    let isBeyond = value.velocity > 0 ? value.position > bounds.upperBound : value.position < bounds.lowerBound
    guard isBeyond, let next = flingChain.firstIndex(where: { $0.canScroll(axis, by: value.velocity) }) else { return false }
    let box = flingChain[next]
    let rest = Array(flingChain[(next + 1)...])
    motions[axis] = nil
    let edge = nearestOffset(CGFloat(value.position), along: axis)
    setOffset(edge, along: axis)
    // The rest of this frame's distance scrolls the enclosing scroll view.
    _ = box.consume(CGFloat(value.position) - edge, along: axis)
    var velocity = CGSize.zero
    velocity[axis] = value.velocity
    box.release(velocity: velocity, chain: rest)
    return true
  }

  // MARK: Wheel and touchpad

  /// Scrolls by one step of a wheel with an animation. Returns the distance that can't be scrolled here.
  func wheel(_ distance: CGFloat, along axis: Axis) -> CGFloat {
    guard axes.contains(axis), traits.isEnabled else { return distance }
    if traits.targetBehavior != nil { return wheelToTarget(distance, along: axis) }
    var motion = wheelMotion(along: axis)
    let before = motion.target
    motion.add(distance, at: graph.now)
    let taken = motion.target - before
    guard abs(taken) > 0.001 else { return distance }
    cancelRequest()
    motions[axis] = .wheel(motion)
    setPhase(.interacting)
    graph.addAnimator(self)
    return abs(distance - taken) < 0.001 ? 0 : distance - taken
  }

  /// Returns the running wheel motion, or a new one that starts with the current velocity.
  private func wheelMotion(along axis: Axis, frequency: Double? = nil) -> WheelMotion {
    if case .wheel(let running) = motions[axis] { return running }
    let velocity = motions[axis]?.value(at: graph.now).velocity ?? 0
    return WheelMotion(
      at: graph.now, position: offset[axis], velocity: velocity, bounds: motionBounds(along: axis), frequency: frequency)
  }

  /// Returns the offsets, by axis, at which the scroll target behavior ends the content's motion.
  private func snapTargets(velocity: CGSize) -> [Axis: CGFloat] {
    guard traits.targetBehavior != nil, traits.isEnabled else { return [:] }
    var rest = offset
    for axis in Axis.allCases where axes.contains(axis) {
      rest[axis] = ScrollMotion.restingOffset(position: offset[axis], velocity: velocity[axis], rate: traits.decelerationRate)
    }
    let aim = ScrollAim(proposed: rest, start: gestureStart, velocity: velocity)
    self.aim = aim
    return targets(for: aim)
  }

  /// Requests the target of a running motion from the behavior again: rows that become visible may have other lengths than estimated.
  func aimAgain() {
    guard let aim, aim.isOutdated else { return }
    self.aim?.isOutdated = false
    guard !motions.isEmpty else { return }
    for (axis, target) in targets(for: aim) {
      // Computed before the motion is changed, because it reads the motion.
      let next = Double(onward(target, along: axis, aim))
      motions[axis]?.setTarget(next, at: graph.now)
    }
  }

  private func targets(for aim: ScrollAim) -> [Axis: CGFloat] {
    // The bounds are applied here, because they may differ after the next change of the content's length.
    let proposed = CGPoint(x: nearestOffset(aim.proposed.x, along: .horizontal), y: nearestOffset(aim.proposed.y, along: .vertical))
    return targets(for: proposed, from: aim.start, velocity: aim.velocity)
  }

  /// Returns the target of a motion. A motion doesn't reverse for a target that is behind it by now: the next target ahead replaces it.
  private func onward(_ target: CGFloat, along axis: Axis, _ aim: ScrollAim) -> CGFloat {
    guard let motion = motions[axis] else { return target }
    let direction: CGFloat = motion.value(at: graph.now).velocity < 0 ? -1 : 1
    // A motion that reverses anyway may do so.
    guard let old = motion.target, (CGFloat(old) - offset[axis]) * direction > 0, (target - offset[axis]) * direction < 0 else {
      return target
    }
    var distance: CGFloat = 16
    while distance < 2 * size[axis] {
      var proposed = offset
      proposed[axis] = nearestOffset(offset[axis] + direction * distance, along: axis)
      if let next = targets(for: proposed, from: aim.start, velocity: aim.velocity)[axis], (next - offset[axis]) * direction >= 0 {
        return next
      }
      distance *= 2
    }
    return target
  }

  func targets(for proposed: CGPoint, from start: CGPoint, velocity: CGSize) -> [Axis: CGFloat] {
    guard let behavior = traits.targetBehavior else { return [:] }
    let target = behavior.restingOffset(for: proposed, from: start, velocity: velocity, in: self)
    return Dictionary(uniqueKeysWithValues: Axis.allCases.filter(axes.contains).map { ($0, nearestOffset(target[$0], along: $0)) })
  }

  /// Scrolls by one step of a wheel in content with a target behavior. Each step moves on to a target of the behavior.
  private func wheelToTarget(_ distance: CGFloat, along axis: Axis) -> CGFloat {
    var start = offset
    if let target = motions[axis]?.target { start[axis] = target }
    let proposed = nearestOffset(start[axis] + distance, along: axis)
    guard abs(proposed - start[axis]) > 0.001 else { return distance }
    var (point, velocity) = (start, CGSize.zero)
    point[axis] = proposed
    // The velocity is high, so that even a small step moves on to another target.
    velocity[axis] = distance < 0 ? -1000 : 1000
    guard let target = targets(for: point, from: start, velocity: velocity)[axis] else { return distance }
    point[axis] = start[axis] + distance
    aim = ScrollAim(proposed: point, start: start, velocity: velocity)
    var motion = wheelMotion(along: axis, frequency: WheelMotion.targetFrequency)
    motion.add(Double(target) - motion.target, at: graph.now)
    cancelRequest()
    setPhase(.interacting)
    motions[axis] = .wheel(motion)
    graph.addAnimator(self)
    return 0
  }

  /// The velocity of the content, in points of offset per second, or `nil` if no motion runs.
  var velocity: CGVector? {
    guard !motions.isEmpty else { return nil }
    return CGVector(
      dx: motions[.horizontal]?.value(at: graph.now).velocity ?? 0, dy: motions[.vertical]?.value(at: graph.now).velocity ?? 0)
  }
}
