import Foundation

/// A position that the app requests for the content. It is resolved in each frame until it is reached, so that the content ends at the
/// position in the final geometry.
struct ScrollRequest {
  enum Target {
    /// The view with an id, in a lazy container or as a box. It is searched for in each frame.
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
    case coordinate(Axis, CGFloat)
    /// A point of the content at the same point of the viewport, along some axes.
    case unitPoint(UnitPoint, Axis.Set)
    /// The offset nearest to a point that the content can rest at.
    case nearest(CGPoint)
    /// The position that a target behavior chooses for content that rested in a viewport of another size.
    case rest(ScrollRest)
    /// A box, with a margin in points around its frame.
    case box(@MainActor () -> LayoutBox?, anchor: UnitPoint?, margin: EdgeInsets)
  }

  var target: Target
  /// The offset at the start of the request.
  var start: CGPoint
  /// The object that has made the request, if it needs to be identified.
  weak var owner: AnyObject?
  /// Indicates whether the request results from a change of the content's size rather than from the app.
  var followsLayout = false

  /// Adjusts the request for preceding content that has become longer by a distance.
  mutating func shift(by distance: CGFloat, along axis: Axis) {
    start[axis] += distance
    if case .nearest(var point) = target {
      point[axis] += distance
      target = .nearest(point)
    }
  }

  /// Returns the requested offset, or `nil` if the target no longer exists.
  @MainActor func resolve(in box: ScrollBox) -> CGPoint? {
    let current = box.offset
    func limited(_ point: CGPoint) -> CGPoint {
      CGPoint(x: box.nearestOffset(point.x, along: .horizontal), y: box.nearestOffset(point.y, along: .vertical))
    }
    switch target {
    case .view(let id, let anchor):
      guard let frame = box.frameInContent(of: id) else { return nil }
      return limited(box.offset(showing: frame, anchor: anchor, from: current))
    case .edge(let edge):
      var point = current
      switch edge {
      case .top: point.y = box.bounds(along: .vertical).lowerBound
      case .bottom: point.y = box.bounds(along: .vertical).upperBound
      case .leading: point.x = box.isMirrored ? box.bounds(along: .horizontal).upperBound : box.bounds(along: .horizontal).lowerBound
      case .trailing: point.x = box.isMirrored ? box.bounds(along: .horizontal).lowerBound : box.bounds(along: .horizontal).upperBound
      }
      return limited(point)
    case .point(let point):
      // A position is relative to the edges of the content's margins.
      return limited(CGPoint(x: point.x - box.insets.leading, y: point.y - box.insets.top))
    case .coordinate(let axis, let value):
      var point = current
      point[axis] = value - box.insets.leading(axis)
      return limited(point)
    case .unitPoint(let anchor, let axes):
      var point = current
      for axis in Axis.allCases where axes.contains(axis) { point[axis] = box.offset(at: anchor, along: axis) }
      return point
    case .nearest(let point):
      return limited(point)
    case .rest(let rest):
      return box.offset(for: rest)
    case .box(let find, let anchor, let margin):
      guard let target = find(), let frame = box.frameInContent(of: target) else { return nil }
      let clear = anchor == nil ? frame.grown(by: box.clearance(around: target)) : frame
      let place = limited(box.offset(showing: clear.grown(by: margin), anchor: anchor, from: current))
      guard anchor == nil else { return place }
      let least = EdgeInsets(
        top: min(margin.top, 0), leading: min(margin.leading, 0), bottom: min(margin.bottom, 0), trailing: min(margin.trailing, 0))
      return box.restingOffset(nearest: place, showing: clear.grown(by: least))
    }
  }
}

extension ScrollBox {
  /// Starts a request with the animation of a transaction.
  func begin(_ newRequest: ScrollRequest, transaction: Transaction) {
    halt()
    overshoot = .zero
    request = newRequest
    request?.start = offset
    if transaction.effectiveAnimation != nil {
      let progress = Presented<CGFloat>(0, box: self) { box in
        guard let box = box as? ScrollBox else { return }
        box.graph.scrolling.needsSettling(box)
      }
      requestProgress = progress
      setPhase(.animating)
      progress.set(1, transaction: transaction, graph: graph)
    }
    graph.scrolling.needsSettling(self)
    guard case .view(let id, let anchor) = newRequest.target else { return }
    for case let plane as PlaneBox in lazyContainers { plane.scrollBegins(to: id, anchor: anchor, in: self, transaction: transaction) }
  }

  /// Scrolls to an edge of the content with a short animation, on behalf of the user. Returns `false` if the content is at the edge
  /// already.
  func travel(to edge: Edge) -> Bool {
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    let isBackward = (edge == .top || edge == .leading) != (axis == .horizontal && isMirrored)
    guard canScroll(axis, by: isBackward ? -1 : 1) else { return false }
    begin(ScrollRequest(target: .edge(edge), start: offset), transaction: Transaction(animation: .easeOut(duration: 0.25)))
    return true
  }

  func cancelRequest() {
    guard request != nil else { return }
    request = nil
    requestProgress?.stop(graph: graph)
    requestProgress = nil
    if phase == .animating { setPhase(.idle) }
  }

  func advanceRequest(to target: CGPoint) {
    guard let request, let progress = requestProgress else {
      setOffset(target)
      return
    }
    let share = progress.value
    guard progress.isRunning else {
      setOffset(target)
      return
    }
    setOffset(
      CGPoint(
        x: request.start.x + (target.x - request.start.x) * share, y: request.start.y + (target.y - request.start.y) * share))
  }

  /// Ends a request that has no animation, or whose animation has ended, after the frame's passes.
  func frameDidEnd() {
    guard request != nil, requestProgress?.isRunning != true else { return }
    // While the keyboard moves, the target position moves, too: the request ends once both have reached their final positions.
    guard graph.keyboardInset == graph.finalKeyboardInset else { return }
    request = nil
    requestProgress = nil
    if phase == .animating { setPhase(.idle) }
  }

  /// Returns the offset at which a point of the content is at the same point of the viewport.
  func offset(at anchor: UnitPoint, along axis: Axis) -> CGFloat {
    let bounds = bounds(along: axis)
    let share = axis == .vertical ? anchor.y : isMirrored ? 1 - anchor.x : anchor.x
    return bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) * share
  }

  /// Returns the offset that shows a rectangle of the content at the anchor, or at the smallest distance from the current offset if the
  /// anchor is `nil`.
  func offset(showing frame: CGRect, anchor: UnitPoint?, from current: CGPoint) -> CGPoint {
    var result = current
    let visible = CGRect(origin: .zero, size: size).inset(by: insets)
    for axis in Axis.allCases where axes.contains(axis) {
      let (start, length) = (frame.origin[axis], frame.size[axis])
      let (room, before) = (visible.size[axis], insets.leading(axis))
      if let anchor {
        let share = axis == .horizontal ? (isMirrored ? 1 - anchor.x : anchor.x) : anchor.y
        result[axis] = start + length * share - room * share - before
      } else {
        let (low, high) = (start + length - room - before, start - before)
        // A rectangle that is larger than the viewport is shown from its start.
        result[axis] = low > high ? high : min(max(current[axis], low), high)
      }
    }
    return result
  }

  /// Returns the frame of a descendant box as it is laid out, in the content's space, or `nil` if the box isn't placed in the content.
  func frameInContent(of target: LayoutBox) -> CGRect? {
    guard let content = children.first, target.isWithin(content), target.isPlaced else { return nil }
    var origin = CGPoint.zero
    var box: LayoutBox? = target
    while let current = box, current !== content {
      origin.x += current.origin.x
      origin.y += current.origin.y
      box = current.parent
    }
    return CGRect(origin: origin, size: target.size)
  }

  /// Returns the lengths of the viewport that pinned headers and footers cover while a descendant box is at the viewport's edges.
  func clearance(around target: LayoutBox) -> EdgeInsets {
    var result = EdgeInsets()
    var box = target.parent
    while let current = box, current !== self {
      if current is ScrollBox {
        // Views that are pinned in a nested scroll view cover nothing of this one.
        result = EdgeInsets()
      } else if let container = current as? LazyContentBox {
        let own = container.clearance(around: target)
        result = EdgeInsets(
          top: max(result.top, own.top), leading: max(result.leading, own.leading), bottom: max(result.bottom, own.bottom),
          trailing: max(result.trailing, own.trailing))
      }
      box = current.parent
    }
    return result
  }

  /// Returns the frame, present or future, of the view with an id in the content's space, or `nil` if there is none.
  func frameInContent(of id: AnyHashable) -> CGRect? {
    // Nested scroll views show their rows themselves.
    for container in lazyContainers where container.isWithin(self) && container.enclosingScrollBox === self {
      guard let host = container.node as? any RowFinding, let frame = host.frame(ofRow: id), let around = frameInContent(of: container)
      else { continue }
      return frame.offsetBy(dx: around.minX, dy: around.minY)
    }
    return identifiedBox(id).flatMap { frameInContent(of: $0) }
  }

  /// Returns the box of the mounted view with an id, or `nil` if there is none.
  func identifiedBox(_ id: AnyHashable) -> LayoutBox? {
    guard let node, let found = node.descendant(withID: id) else { return nil }
    var boxes: [LayoutBox] = []
    found.appendBoxes(to: &boxes)
    return boxes.first
  }
}

/// A node that finds the frames of its rows by id.
@MainActor
protocol RowFinding: _AnyViewNode {
  /// Returns the frame of a row, built or not, in the container's own space, or `nil` if there is no such row. The frame of a row that
  /// hasn't been measured is an estimate.
  func frame(ofRow id: AnyHashable) -> CGRect?
}

extension CGRect {
  /// Returns the rectangle extended by insets. Negative insets shrink it, to a size of 0 at the least.
  func grown(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: max(0, width + insets.leading + insets.trailing),
      height: max(0, height + insets.top + insets.bottom))
  }
}
