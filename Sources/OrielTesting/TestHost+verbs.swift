import Foundation
import Oriel

/// User actions on an element, which is given as it was found or by the name that `find(_:)` takes.
///
/// Each method throws a `HostError` if the element no longer exists, is disabled, covered or outside of the window, and runs the frames
/// between its events.
extension TestHost {
  /// Moves the mouse pointer to the element while no button is pressed.
  public func hover(_ element: Element) throws { hover(at: try checkedActivationPoint(of: element)) }

  /// Moves the mouse pointer to the element with the name, while no button is pressed.
  public func hover(_ name: String) throws { try hover(find(name)) }

  /// Presses and releases the element. The modifier keys belong to the press; they are independent of those that `holdModifiers(_:)` holds.
  public func tap(_ element: Element, modifiers: EventModifiers = []) throws {
    tap(at: try checkedActivationPoint(of: element), modifiers: modifiers)
  }

  /// Presses and releases the element with the name.
  public func tap(_ name: String, modifiers: EventModifiers = []) throws { try tap(find(name), modifiers: modifiers) }

  /// Clicks the element with the secondary mouse button.
  public func secondaryTap(_ element: Element) throws { secondaryTap(at: try checkedActivationPoint(of: element)) }

  /// Clicks the element with the name with the secondary mouse button.
  public func secondaryTap(_ name: String) throws { try secondaryTap(find(name)) }

  /// Taps twice at the same point, even if the first tap moves the element.
  public func doubleTap(_ element: Element) throws {
    let point = try checkedActivationPoint(of: element)
    tap(at: point)
    tap(at: point)
  }

  /// Taps twice at the activation point of the element with the name.
  public func doubleTap(_ name: String) throws { try doubleTap(find(name)) }

  /// Presses the element for a duration in seconds, and releases it.
  public func longPress(_ element: Element, duration: TimeInterval = 0.6) throws {
    let point = try checkedActivationPoint(of: element)
    pointerDown(at: point)
    advance(by: duration)
    pointerUp(at: point)
    advance(by: TestHost.frameDuration)
  }

  /// Presses the element with the name for a duration in seconds, and releases it.
  public func longPress(_ name: String, duration: TimeInterval = 0.6) throws { try longPress(find(name), duration: duration) }

  /// Presses the element and moves the pointer by an offset in points, for a duration in seconds. The end point isn't checked.
  public func drag(_ element: Element, by offset: CGSize, duration: TimeInterval = 0.25) throws {
    let start = try checkedActivationPoint(of: element)
    drag(from: start, to: CGPoint(x: start.x + offset.width, y: start.y + offset.height), duration: duration)
  }

  /// Presses the element with the name and moves the pointer by an offset in points, for a duration in seconds.
  public func drag(_ name: String, by offset: CGSize, duration: TimeInterval = 0.25) throws {
    try drag(find(name), by: offset, duration: duration)
  }

  /// Drags one element onto the center of another. If the test uses touch, the finger rests on the element first.
  ///
  /// Throws a `HostError` if the center of the target can't be hit. The target may be disabled, because nothing is pressed there.
  public func drag(_ element: Element, onto target: Element) throws {
    let start = try checkedActivationPoint(of: element)
    let end = try droppingPoint(of: target)
    pointerDown(at: start)
    if usesTouch { advance(by: 0.6) }
    for step in 1...10 {
      advance(by: TestHost.frameDuration)
      let share = CGFloat(step) / 10
      pointerMove(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    pointerUp(at: end)
    advance(by: TestHost.frameDuration)
  }

  /// Drags the element with one name onto the center of the element with another.
  public func drag(_ name: String, onto target: String) throws { try drag(find(name), onto: find(target)) }

  /// Drops items of another program onto the center of an element, which may be disabled. The views may load the items asynchronously,
  /// after the method has returned.
  public func drop(_ items: [NSItemProvider], on element: Element) throws {
    let end = try droppingPoint(of: element)
    let visit = content.visit(items)
    for step in 0...4 {
      visit.move(to: CGPoint(x: end.x * CGFloat(step) / 4, y: end.y))
      advance(by: TestHost.frameDuration)
    }
    visit.drop()
    advance(by: TestHost.frameDuration)
  }

  /// Drops items of another program onto the center of the element with the name.
  public func drop(_ items: [NSItemProvider], on name: String) throws { try drop(items, on: find(name)) }

  /// Turns the mouse wheel over the center of an element, which need not be hit-testable itself.
  ///
  /// A positive delta, in points, reveals content further down or to the right. Returns `false` if nothing scrolled. Throws a `HostError`
  /// if the element no longer exists or its center is outside of the window.
  @discardableResult
  public func scroll(_ element: Element, by delta: CGSize) throws -> Bool {
    try requirePresence(of: element)
    try requireInWindow(element.center, of: element)
    return scroll(at: element.center, by: delta)
  }

  /// Turns the mouse wheel over the center of the element with the name. Returns `false` if nothing scrolled.
  @discardableResult
  public func scroll(_ name: String, by delta: CGSize) throws -> Bool { try scroll(find(name), by: delta) }

  /// Scrolls until the named element is visible, and returns it.
  ///
  /// If the element doesn't exist yet, the method scrolls the window's scroll views page by page until a list or a lazy stack has built it.
  /// If it isn't found, the scroll views return to their initial positions, and the method throws as `find(_:)` does.
  @discardableResult
  public func scroll(to name: String) throws -> Element {
    var search = ScrollSearch(graph.rootBox)
    // Content that is loaded during the search may be endless.
    for _ in 0..<10_000 {
      if exists(name) { break }
      let goesOn = search.advance()
      advance(by: TestHost.frameDuration)
      if !goesOn { break }
    }
    try find(name).node.box.revealSoon()
    advance(by: 2 * TestHost.frameDuration)
    return try find(name)
  }

  // MARK: Preconditions

  /// Returns the activation point of an element. Throws if a press there doesn't reach the element.
  func checkedActivationPoint(of element: Element) throws -> CGPoint {
    try requirePresence(of: element)
    guard element.isEnabled else {
      throw HostError(reason: .disabled, description: "Disabled: \(element.summary)")
    }
    return try hittable(element.activationPoint, of: element)
  }

  /// Returns the center of an element. Throws if a drop there doesn't reach the element.
  private func droppingPoint(of element: Element) throws -> CGPoint {
    try requirePresence(of: element)
    return try hittable(element.center, of: element)
  }

  private func requirePresence(of element: Element) throws {
    guard !element.exists else { return }
    throw HostError(reason: .gone, description: "The element no longer exists: \(element.summary). Find it again.")
  }

  private func requireInWindow(_ point: CGPoint, of element: Element) throws {
    guard !CGRect(origin: .zero, size: size).covers(point) else { return }
    throw HostError(
      reason: .outsideWindow, description: "The element is outside of the window of \(size.width) x \(size.height): \(element.summary)")
  }

  private func hittable(_ point: CGPoint, of element: Element) throws -> CGPoint {
    try requireInWindow(point, of: element)
    guard let cover = cover(of: element, at: point) else { return point }
    throw HostError(reason: .covered, description: "\(element.summary) cannot be hit at \(point.x) \(point.y): \(cover).")
  }
}
