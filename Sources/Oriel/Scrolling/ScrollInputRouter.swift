import Foundation

/// Takes wheels, touchpads and keys to the scroll view that they are meant for.
@MainActor
final class ScrollInputRouter {
  private unowned let coordinator: InputCoordinator
  /// The scroll views that the fingers on a touchpad move, from the inside out.
  private var touched: [ScrollBox] = []

  /// Points that an arrow key scrolls, and the share of the viewport that a page is.
  private static let line: CGFloat = 40
  private static let page: CGFloat = 0.9

  init(coordinator: InputCoordinator) { self.coordinator = coordinator }

  private var graph: ViewGraph { coordinator.graph }

  // MARK: Wheel and touchpad

  func handle(_ event: ScrollEvent) -> Bool {
    switch event.phase {
    case .step:
      return distribute(turned(event)) { box, distance, axis in
        box.wheel(distance, along: axis)
      } boxes: {
        self.boxes(at: event.location)
      }
    case .began:
      touched = boxes(at: event.location)
      for box in touched where box.isInMotion { box.halt() }
      return drag(turned(event))
    case .changed:
      if touched.isEmpty { touched = boxes(at: event.location) }
      return drag(turned(event))
    case .ended(let velocity):
      defer { touched = [] }
      guard let moving = touched.first(where: { $0.phase == .interacting }) else {
        // Content that was caught beyond its end goes back.
        let caught = touched.filter(\.isBeyondBounds)
        for box in caught { box.release(velocity: .zero) }
        return !caught.isEmpty
      }
      let axis: Axis = abs(velocity.width) > abs(velocity.height) ? .horizontal : .vertical
      let flung = touched.first { $0.canScroll(axis, by: velocity[axis]) } ?? moving
      for box in touched where box !== flung && box.phase == .interacting { box.release(velocity: .zero) }
      let outer = touched.firstIndex { $0 === flung }.map { Array(touched[($0 + 1)...]) } ?? []
      flung.release(velocity: velocity, chain: outer)
      return true
    }
  }

  private func drag(_ delta: CGSize) -> Bool {
    distribute(delta) { box, distance, axis in
      let left = box.consume(distance, along: axis)
      if left != distance { box.setPhase(.interacting) }
      return left
    } boxes: {
      touched
    }
  }

  /// With shift a wheel turns the other way.
  private func turned(_ event: ScrollEvent) -> CGSize {
    guard event.modifiers.contains(.shift), event.delta.width == 0 else { return event.delta }
    return CGSize(width: event.delta.height, height: 0)
  }

  private func distribute(
    _ delta: CGSize, _ move: (ScrollBox, CGFloat, Axis) -> CGFloat, boxes: () -> [ScrollBox]
  ) -> Bool {
    guard delta.width.isFinite, delta.height.isFinite else { return false }
    let boxes = boxes()
    var isUsed = false
    for axis in Axis.allCases {
      var left = delta[axis]
      for box in boxes where left != 0 && box.axes.contains(axis) && box.traits.isEnabled {
        let rest = move(box, left, axis)
        if rest != left { isUsed = true }
        left = rest
      }
    }
    return isUsed
  }

  private func boxes(at location: CGPoint) -> [ScrollBox] {
    var result: [ScrollBox] = []
    var box = graph.rootBox.hitTest(location)
    while let current = box {
      if let scroll = current as? ScrollBox { result.append(scroll) }
      box = current.parent
    }
    return result
  }

  // MARK: Keys

  /// Scrolls the scroll view around the focus; without a focus the one under the pointer, or the window's first.
  func handle(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, event.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
    for box in keyBoxes() where scroll(box, event) { return true }
    return false
  }

  private func keyBoxes() -> [ScrollBox] {
    if let focused = coordinator.focus.focused {
      var result: [ScrollBox] = []
      focused.enclosingScrollBoxes { result.append($0) }
      if !result.isEmpty { return result }
    }
    if let pointer = coordinator.pointer {
      let boxes = boxes(at: pointer)
      if !boxes.isEmpty { return boxes }
    }
    return graph.root?.scrollBoxes.filter { $0.isAttached && $0.traits.isEnabled && $0.barrier == nil } ?? []
  }

  private func scroll(_ box: ScrollBox, _ event: KeyEvent) -> Bool {
    let axis: Axis = box.axes.contains(.vertical) ? .vertical : .horizontal
    let page = max(Self.line, box.size[axis] * Self.page)
    switch event.key {
    case .pageDown: return move(box, page, axis)
    case .pageUp: return move(box, -page, axis)
    case .space where coordinator.focus.focused?.textInputState == nil:
      return move(box, event.modifiers.contains(.shift) ? -page : page, axis)
    case .home: return jump(box, axis == .vertical ? .top : .leading)
    case .end: return jump(box, axis == .vertical ? .bottom : .trailing)
    case .downArrow: return move(box, Self.line, .vertical)
    case .upArrow: return move(box, -Self.line, .vertical)
    case .rightArrow: return move(box, Self.line, .horizontal)
    case .leftArrow: return move(box, -Self.line, .horizontal)
    default: return false
    }
  }

  private func move(_ box: ScrollBox, _ distance: CGFloat, _ axis: Axis) -> Bool {
    box.canScroll(axis, by: distance) && box.wheel(distance, along: axis) != distance
  }

  private func jump(_ box: ScrollBox, _ edge: Edge) -> Bool {
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    let isBackward = (edge == .top || edge == .leading) != (axis == .horizontal && box.isMirrored)
    guard box.canScroll(axis, by: isBackward ? -1 : 1) else { return false }
    box.begin(ScrollRequest(target: .edge(edge), start: box.offset), transaction: Transaction(animation: .easeOut(duration: 0.25)))
    return true
  }
}
