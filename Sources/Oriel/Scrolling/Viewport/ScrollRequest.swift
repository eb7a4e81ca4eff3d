import Foundation

/// Where a program wants the content to be. It is looked at anew in each frame until it is reached, so that it ends where the final
/// geometry says.
struct ScrollRequest {
  enum Target {
    /// A place in a lazy container or a box: found again each time.
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
    case coordinate(Axis, CGFloat)
    /// A point of the content on the same point of the viewport, along some axes.
    case unitPoint(UnitPoint, Axis.Set)
    /// The nearest offset that content can rest at.
    case nearest(CGPoint)
    /// Where a target behavior wants content that rested in a viewport of another size.
    case rest(ScrollRest)
    /// A rectangle in the content's own space, with points around it.
    case box(@MainActor () -> LayoutBox?, anchor: UnitPoint?, margin: EdgeInsets)
  }

  var target: Target
  /// The offset that it began at.
  var start: CGPoint
  /// Who asks, where that matters to somebody.
  weak var owner: AnyObject?
  /// Whether nobody asks: the content's own size does.
  var followsLayout = false

  /// What is before the way got longer.
  mutating func shift(by distance: CGFloat, along axis: Axis) {
    start[axis] += distance
    if case .nearest(var point) = target {
      point[axis] += distance
      target = .nearest(point)
    }
  }

  /// The offset to go to; nil once there is nothing to go to any more.
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
      // A position counts from the edges of the content's margins.
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
  /// Goes where a program wants, as the transaction says.
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

  /// Goes to an edge of the content by a short animation, as somebody asks for it; false where there is no way to go.
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

  /// The frame's passes are over: a request without an animation has been met, and so has one whose animation ended.
  func frameDidEnd() {
    guard request != nil, requestProgress?.isRunning != true else { return }
    // While the keyboard moves so does the place to be at: it is right when both have arrived.
    guard graph.keyboardInset == graph.finalKeyboardInset else { return }
    request = nil
    requestProgress = nil
    if phase == .animating { setPhase(.idle) }
  }

  /// The offset at which a point of the content is on the same point of the viewport.
  func offset(at anchor: UnitPoint, along axis: Axis) -> CGFloat {
    let bounds = bounds(along: axis)
    let share = axis == .vertical ? anchor.y : isMirrored ? 1 - anchor.x : anchor.x
    return bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) * share
  }

  /// The offset that shows a rectangle of the content: at the anchor, or by the shortest way.
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
        // What is larger than the viewport shows its start.
        result[axis] = low > high ? high : min(max(current[axis], low), high)
      }
    }
    return result
  }

  /// A box inside as it is laid out, in the content's space.
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

  /// How much of the viewport pinned headers and footers cover while a box inside is at its edges.
  func clearance(around target: LayoutBox) -> EdgeInsets {
    var result = EdgeInsets()
    var box = target.parent
    while let current = box, current !== self {
      if current is ScrollBox {
        // What is pinned in a scroll view further in covers nothing out here.
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

  /// Where the view with an id is or will be; nil if there is none.
  func frameInContent(of id: AnyHashable) -> CGRect? {
    // Rows of scroll views inside are theirs to show.
    for container in lazyContainers where container.isWithin(self) && container.enclosingScrollBox === self {
      guard let host = container.node as? any RowFinding, let frame = host.frame(ofRow: id), let around = frameInContent(of: container)
      else { continue }
      return frame.offsetBy(dx: around.minX, dy: around.minY)
    }
    return identifiedBox(id).flatMap { frameInContent(of: $0) }
  }

  /// The live view with an id.
  func identifiedBox(_ id: AnyHashable) -> LayoutBox? {
    guard let node, let found = node.descendant(withID: id) else { return nil }
    var boxes: [LayoutBox] = []
    found.appendBoxes(to: &boxes)
    return boxes.first
  }
}

/// A node whose rows can be asked for by id.
@MainActor
protocol RowFinding: _AnyViewNode {
  /// The frame of a row, built or not, in the container's own space; estimated where nothing is known.
  func frame(ofRow id: AnyHashable) -> CGRect?
}

extension CGRect {
  /// With room around; negative insets take room away, and never more than there is.
  func grown(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: max(0, width + insets.leading + insets.trailing),
      height: max(0, height + insets.top + insets.bottom))
  }
}
