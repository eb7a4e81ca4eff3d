import Foundation
import OrielModel

/// Routes wheel, touchpad and key events to the scroll views that they apply to.
@MainActor
final class ScrollInputRouter: InputParticipant {
  private unowned let coordinator: InputCoordinator
  /// The scroll views that the current touchpad gesture moves, from the inside out.
  private var touched: [ScrollBox] = []
  /// The partners that the gesture moves, or `nil` until its first movement.
  private var partners: ScrollDragPartners?
  private var turn = WheelGesture()

  /// The distance that an arrow key scrolls, in points. `page` is the fraction of the viewport that a page key scrolls.
  private static let line: CGFloat = 40
  private static let page: CGFloat = 0.9

  init(coordinator: InputCoordinator) { self.coordinator = coordinator }

  private var graph: ViewGraph { coordinator.graph }

  func inputDidEnd() {
    touched = []
    partners = nil
    turn = WheelGesture()
  }

  // MARK: Wheel and touchpad

  func handle(_ event: ScrollEvent) -> Bool {
    switch event.phase {
    case .step:
      letGo()
      return step(event)
    case .began:
      letGo()
      touched = boxes(at: event.location)
      for box in touched where box.isInMotion { box.halt() }
      return drag(turned(event), at: event.location)
    case .changed:
      if touched.isEmpty { touched = boxes(at: event.location) }
      return drag(turned(event), at: event.location)
    case .ended(let velocity):
      defer { touched = [] }
      let goesToPartner = partners?.end(velocity: -velocity.height) ?? false
      partners = nil
      if goesToPartner {
        for box in touched where box.phase == .interacting { box.release(velocity: .zero) }
        return true
      }
      guard let moving = touched.first(where: { $0.phase == .interacting }) else {
        // Content that was stopped beyond its end moves back.
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

  /// Ends a touchpad gesture whose end event hasn't arrived.
  func letGo() {
    _ = partners?.end(velocity: 0)
    partners = nil
  }

  private func drag(_ delta: CGSize, at location: CGPoint) -> Bool {
    guard delta.width.isFinite, delta.height.isFinite else { return false }
    if partners == nil, delta != .zero {
      // The direction of the first movement determines whether the drag has partners.
      let hit = abs(delta.height) > abs(delta.width) ? sheetContent(graph.rootBox.hitTest(location)) : nil
      partners = hit.map { ScrollDragPartners(around: $0, for: .mouse) } ?? ScrollDragPartners()
    }
    var isUsed = false
    for axis in Axis.allCases {
      var left = delta[axis]
      if axis == .vertical, left > 0 { left = partners?.offer(left, with: touched) ?? left }
      for box in touched where left != 0 && box.axes.contains(axis) && box.traits.isEnabled {
        let rest = box.consume(left, along: axis)
        if rest != left {
          box.setPhase(.interacting)
          if axis == .vertical { partners?.contentMoved() }
        }
        left = rest
      }
      if axis == .vertical, left < 0 { left = partners?.offer(left, with: touched) ?? left }
      if left != delta[axis] { isUsed = true }
    }
    return isUsed
  }

  private func step(_ event: ScrollEvent) -> Bool {
    let delta = turned(event)
    guard delta.width.isFinite, delta.height.isFinite else { return false }
    let hit = graph.rootBox.hitTest(event.location)
    let boxes = boxes(from: hit)
    if abs(delta.height) > abs(delta.width), let hit = sheetContent(hit) {
      let isTaken = turn.step(at: event.time) {
        for partner in hit.dragPartners(for: .mouse) {
          if partner.takeWheelStep(delta.height, contentIsAtStart: boxes.isAtStart(within: partner)) { return true }
        }
        return false
      }
      if isTaken { return true }
    }
    var isUsed = false
    for axis in Axis.allCases {
      var left = delta[axis]
      for box in boxes where left != 0 && box.axes.contains(axis) && box.traits.isEnabled { left = box.wheel(left, along: axis) }
      if left != delta[axis] { isUsed = true }
    }
    if isUsed { turn.contentMoved() }
    return isUsed
  }

  /// Returns the distance of an event. Shift turns a vertical distance into a horizontal one.
  private func turned(_ event: ScrollEvent) -> CGSize {
    guard event.modifiers.contains(.shift), event.delta.width == 0 else { return event.delta }
    return CGSize(width: event.delta.height, height: 0)
  }

  /// Returns the hit box, or `nil` for the backdrop of a presentation: scrolling there doesn't move the sheet.
  private func sheetContent(_ hit: LayoutBox?) -> LayoutBox? { (hit as? WindowLayerBox)?.isPresentation == true ? nil : hit }

  private func boxes(at location: CGPoint) -> [ScrollBox] { boxes(from: graph.rootBox.hitTest(location)) }

  private func boxes(from hit: LayoutBox?) -> [ScrollBox] {
    var result: [ScrollBox] = []
    var box = hit
    while let current = box {
      if let scroll = current as? ScrollBox { result.append(scroll) }
      box = current.parent
    }
    return result
  }

  // MARK: Keys

  /// Scrolls the scroll view around the focus, or without a focus the one under the pointer, or otherwise the window's first.
  func handle(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, event.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
    let carried = graph.scrolling.carriedFocus
    for box in keyBoxes(for: event.key) {
      let isCarried = carried.follows(event.key, in: box)
      if isCarried { carried.aim(event.key, in: box, page: page(of: box), along: axis(of: box)) }
      if scroll(box, event) { return true }
      // The focus moves even if the content is at its end already.
      if isCarried, carried.settle() { return true }
    }
    return false
  }

  /// Moves a carried focus to its goal, so that an arrow key continues from there.
  func intercept(_ event: KeyEvent) -> Bool {
    if event.phase != .up, MoveCommandDirection(event.key) != nil { graph.scrolling.carriedFocus.settle() }
    return false
  }

  private func keyBoxes(for key: KeyEquivalent) -> [ScrollBox] {
    if let focused = coordinator.focus.focused {
      var result: [ScrollBox] = []
      focused.enclosingScrollBoxes { result.append($0) }
      // For page keys, vertically scrolling views precede the others.
      if key == .pageUp || key == .pageDown {
        result = result.filter { $0.axes.contains(.vertical) } + result.filter { !$0.axes.contains(.vertical) }
      }
      if !result.isEmpty { return result }
    }
    if let pointer = coordinator.pointer {
      let boxes = boxes(at: pointer)
      if !boxes.isEmpty { return boxes }
    }
    return graph.root?.scrollBoxes.filter { $0.isAttached && $0.traits.isEnabled && $0.barrier == nil } ?? []
  }

  private func axis(of box: ScrollBox) -> Axis { box.axes.contains(.vertical) ? .vertical : .horizontal }

  private func page(of box: ScrollBox) -> CGFloat { max(Self.line, box.size[axis(of: box)] * Self.page) }

  private func scroll(_ box: ScrollBox, _ event: KeyEvent) -> Bool {
    let (axis, page) = (axis(of: box), page(of: box))
    switch event.key {
    case .pageDown: return move(box, page, axis)
    case .pageUp: return move(box, -page, axis)
    case .space where coordinator.focus.focused?.takesText != true:
      return move(box, event.modifiers.contains(.shift) ? -page : page, axis)
    case .home: return box.travel(to: axis == .vertical ? .top : .leading)
    case .end: return box.travel(to: axis == .vertical ? .bottom : .trailing)
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
}
