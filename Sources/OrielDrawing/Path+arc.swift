import Foundation

extension Path {
  /// Adds an arc of a circle, preceded by a line to its start if there is a current point. Angles are in radians from the positive x axis
  /// towards the positive y axis, which is clockwise on the screen. `clockwise` refers to a y axis that points up, as in Core Graphics, so
  /// `false` is clockwise on the screen.
  ///
  /// If the end is a turn or more ahead, the arc is a full circle that continues to the end angle. A nonfinite value adds nothing, and a
  /// negative radius counts as 0.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startRadians: CGFloat, endRadians: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    let ahead = clockwise ? startRadians - endRadians : endRadians - startRadians
    guard ahead.isFinite else { return }
    let turns = (ahead / turn).rounded()
    var sweep: CGFloat
    if turns != 0, abs(ahead - turns * turn) < 1e-9 * abs(turns) {
      // Whole turns in either direction are one turn. The tolerance allows for angles that were converted from degrees.
      sweep = turn
    } else {
      sweep = ahead.truncatingRemainder(dividingBy: turn)
      if sweep < 0 || ahead > turn { sweep += turn }
    }
    addRelativeArc(
      center: center, radius: radius, startRadians: startRadians, deltaRadians: clockwise ? -sweep : sweep,
      transform: transform)
  }

  /// Adds an arc of a circle that spans `deltaRadians`, clockwise on the screen if positive, preceded by a line to its start if there is a
  /// current point. A nonfinite value adds nothing, and a negative radius counts as 0.
  package mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startRadians: CGFloat, deltaRadians: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard startRadians.isFinite, deltaRadians.isFinite, radius.isFinite, center.x.isFinite, center.y.isFinite else { return }
    let turn = 2 * CGFloat.pi
    // More than two turns look like one turn and the remainder.
    var sweep = deltaRadians
    if abs(sweep) > 2 * turn { sweep = sweep.truncatingRemainder(dividingBy: turn) + (sweep > 0 ? turn : -turn) }
    let radius = max(0, radius)
    let place = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    appendArc(startAngle: startRadians, sweep: sweep, transform: place.concatenating(transform))
  }

  /// Adds an arc that touches the line from the current point to `tangent1End` and the one from there to `tangent2End`, preceded by a line
  /// to its start. If there is no such arc, adds a line to `tangent1End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let inverse = transform.invertedOrNil, let current = currentPoint?.applying(inverse) else {
      return append(.line(to: tangent1End.applying(transform)))
    }
    let back = current - tangent1End
    let ahead = tangent2End - tangent1End
    let cross = back.cross(ahead)
    let lengths = back.length * ahead.length
    guard radius > 0, radius.isFinite, abs(cross) > 1e-12 * lengths else {
      return append(.line(to: tangent1End.applying(transform)))
    }
    // The tangent of half the angle between the two lines determines the distance from the corner at which the circle touches them.
    let halfTangent = abs(cross) / (lengths + back.dot(ahead))
    let reach = radius / halfTangent
    let start = tangent1End + back * (reach / back.length)
    let end = tangent1End + ahead * (reach / ahead.length)
    let inward = back.perpendicular * ((cross > 0 ? 1 : -1) / back.length)
    let center = start + inward * radius
    let from = start - center
    let to = end - center
    addRelativeArc(
      center: center, radius: radius, startRadians: atan2(from.y, from.x), deltaRadians: atan2(from.cross(to), from.dot(to)),
      transform: transform)
  }

  /// Appends an arc of the transformed unit circle, as curves of at most a quarter, whose error is 1/3,700 of the radius.
  mutating func appendArc(startAngle: CGFloat, sweep: CGFloat, transform: CGAffineTransform) {
    func onCircle(_ angle: CGFloat) -> CGPoint { CGPoint(x: cos(angle), y: sin(angle)) }
    var from = onCircle(startAngle)
    let start = from.applying(transform)
    if isEmpty {
      append(.move(to: start))
    } else if currentPoint != start {
      append(.line(to: start))
    }
    guard sweep != 0 else { return }
    let count = max(1, (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / count
    let handle = 4 / 3 * tan(step / 4)
    for index in 1...Int(count) {
      let isLast = index == Int(count)
      let closes = isLast && abs(sweep) == 2 * .pi
      let to = closes ? onCircle(startAngle) : onCircle(startAngle + step * CGFloat(index))
      let control1 = from + from.perpendicular * handle
      let control2 = to - to.perpendicular * handle
      append(
        .curve(to: to.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform)))
      from = to
    }
  }
}
