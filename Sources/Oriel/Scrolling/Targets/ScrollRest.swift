import Foundation

/// Where content rested: in a viewport of another size its target behavior says anew what that comes to.
struct ScrollRest {
  /// Names of the target that was nearest, the outermost first; none where there was no target.
  var ids: [AnyHashable] = []
  /// Points from the target's place to the viewport's.
  var distance = CGPoint.zero
  /// The share of their lengths, from where content begins, at which these places are.
  var share = CGPoint.zero
  /// How many viewports long the content was.
  var length = CGPoint.zero
  /// How many viewports came before what was seen.
  var position = CGPoint.zero
}

extension ScrollBox {
  /// Remembers where content rests, once a frame's passes are over.
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

  /// The viewport has another size: what rested goes to where the target behavior wants it now. What the keyboard covers is no change of size.
  func restAnew() {
    guard let rest, traits.targetBehavior != nil, phase == .idle, motions.isEmpty, request == nil, !graph.keyboard.hasMoved else { return }
    begin(
      ScrollRequest(target: .rest(rest), start: offset, followsLayout: true),
      transaction: node?.transaction ?? graph.updates.transaction)
  }

  /// The target that was nearest keeps its place. Where there is none, content that is as many viewports long as before keeps its page.
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

  /// What is seen between the content's margins.
  private var clearRect: CGRect { CGRect(origin: offset, size: size).inset(by: insets) }

  /// Points from where the content begins to where a rectangle of it does.
  private func start(of rect: CGRect, along axis: Axis) -> CGFloat {
    axis == .horizontal && isMirrored ? contentSize.width - rect.maxX : rect.origin[axis]
  }

  private func place(of rect: CGRect, _ share: CGPoint, along axis: Axis) -> CGFloat {
    start(of: rect, along: axis) + share[axis] * rect.size[axis]
  }
}
