import Foundation

/// The position at which content rested. When the viewport's size changes, the target behavior computes the new offset from it.
struct ScrollRest {
  /// The names of the nearest target, the outermost first; empty without a target.
  var ids: [AnyHashable] = []
  /// The distance from the target's anchor point to the viewport's, in points.
  var distance = CGPoint.zero
  /// The anchor points of both, as fractions of their lengths from the start of the content.
  var share = CGPoint.zero
  /// The length of the content, in viewports.
  var length = CGPoint.zero
  /// The length of the content before the viewport, in viewports.
  var position = CGPoint.zero
}

extension ScrollBox {
  /// Records the resting position, after a frame's passes.
  func rememberRest() {
    guard traits.targetBehavior != nil, motions.isEmpty, requestProgress?.isRunning != true else { return }
    let seen = clearRect
    var next = ScrollRest()
    for axis in Axis.allCases where axes.contains(axis) {
      guard seen.size[axis] > 0 else { return }
      next.share[axis] = anchorPolicy(along: axis).share ?? 0
      next.length[axis] = contentSize[axis] / seen.size[axis]
      next.position[axis] = start(of: seen, along: axis) / seen.size[axis]
    }
    let share = next.share
    func distance(from frame: CGRect) -> CGPoint {
      var result = CGPoint.zero
      for axis in Axis.allCases where axes.contains(axis) {
        result[axis] = place(of: seen, share, along: axis) - place(of: frame, share, along: axis)
      }
      return result
    }
    func length(to frame: CGRect) -> CGFloat {
      let way = distance(from: frame)
      return hypot(way.x, way.y)
    }
    if let nearest = targets(in: seen).min(by: { length(to: $0.frame) < length(to: $1.frame) }) {
      let ids = Array(nearest.ids().reversed())
      if let frame = frameInContent(ofFirst: ids) {
        next.ids = ids
        next.distance = distance(from: frame)
      }
    }
    rest = next
  }

  /// Moves content at rest to the offset that the target behavior computes for a viewport of another size. A change that the keyboard
  /// causes doesn't count.
  func updateRestingOffset() {
    guard let rest, traits.targetBehavior != nil, phase == .idle, motions.isEmpty, request == nil, !graph.keyboard.hasMoved else { return }
    begin(
      ScrollRequest(target: .rest(rest), start: offset, followsLayout: true),
      transaction: node?.transaction ?? graph.updates.transaction)
  }

  /// Returns the offset for a resting position. The nearest target keeps its position. Without a target, content with as many viewports as
  /// before keeps its page.
  func offset(for rest: ScrollRest) -> CGPoint {
    let seen = clearRect
    let frame = frameInContent(ofFirst: rest.ids)
    var proposed = seen.origin
    for axis in Axis.allCases where axes.contains(axis) {
      let length = seen.size[axis]
      var next = start(of: seen, along: axis)
      if let frame {
        next = place(of: frame, rest.share, along: axis) + rest.distance[axis] - rest.share[axis] * length
      } else if length > 0, abs(contentSize[axis] / length - rest.length[axis]) < 0.01 {
        next = rest.position[axis] * length
      }
      proposed[axis] = axis == .horizontal && isMirrored ? contentSize.width - next - length : next
    }
    proposed.x -= insets.leading
    proposed.y -= insets.top
    var result = offset
    for (axis, value) in targets(for: proposed, from: proposed, velocity: .zero) { result[axis] = value }
    return result
  }

  private func frameInContent(ofFirst ids: [AnyHashable]) -> CGRect? {
    for id in ids { if let frame = frameInContent(of: id) { return frame } }
    return nil
  }

  /// The visible rectangle within the content's margins.
  private var clearRect: CGRect { CGRect(origin: offset, size: size).inset(by: insets) }

  /// Returns the distance from the start of the content to the start of a rectangle in it, in points.
  private func start(of rect: CGRect, along axis: Axis) -> CGFloat {
    axis == .horizontal && isMirrored ? contentSize.width - rect.maxX : rect.origin[axis]
  }

  private func place(of rect: CGRect, _ share: CGPoint, along axis: Axis) -> CGFloat {
    start(of: rect, along: axis) + share[axis] * rect.size[axis]
  }
}
