import Foundation
import Oriel

/// What somebody does to an element, which is given as it was found or by the name that `find(_:)` takes. Each verb throws where the
/// element has gone, is disabled, covered or out of the window, and runs the frames that lie between its events.
extension TestHost {
  /// Moves the mouse there with no button held.
  public func hover(_ element: Element) throws { hover(at: try hittablePoint(of: element)) }

  public func hover(_ name: String) throws { try hover(find(name)) }

  /// Presses and lets go. The modifier keys go with the press; they aren't those that `holdModifiers(_:)` holds.
  public func tap(_ element: Element, modifiers: EventModifiers = []) throws {
    tap(at: try hittablePoint(of: element), modifiers: modifiers)
  }

  public func tap(_ name: String, modifiers: EventModifiers = []) throws { try tap(find(name), modifiers: modifiers) }

  /// Clicks with the other button.
  public func secondaryTap(_ element: Element) throws { secondaryTap(at: try hittablePoint(of: element)) }

  public func secondaryTap(_ name: String) throws { try secondaryTap(find(name)) }

  /// Taps twice at one place, wherever the first tap takes the element.
  public func doubleTap(_ element: Element) throws {
    let point = try hittablePoint(of: element)
    tap(at: point)
    tap(at: point)
  }

  public func doubleTap(_ name: String) throws { try doubleTap(find(name)) }

  /// Presses for so many seconds, and lets go.
  public func longPress(_ element: Element, duration: TimeInterval = 0.6) throws {
    let point = try hittablePoint(of: element)
    pointerDown(at: point)
    advance(by: duration)
    pointerUp(at: point)
    advance(by: TestHost.frameDuration)
  }

  public func longPress(_ name: String, duration: TimeInterval = 0.6) throws { try longPress(find(name), duration: duration) }

  /// Presses the element and moves by an offset in points, in so many seconds. Where that ends isn't looked at.
  public func drag(_ element: Element, by offset: CGSize, duration: TimeInterval = 0.25) throws {
    let start = try hittablePoint(of: element)
    drag(from: start, to: CGPoint(x: start.x + offset.width, y: start.y + offset.height), duration: duration)
  }

  public func drag(_ name: String, by offset: CGSize, duration: TimeInterval = 0.25) throws {
    try drag(find(name), by: offset, duration: duration)
  }

  /// Drags one element onto another's middle, as a mouse does or, where the test uses touch, as a finger that rests on it first.
  ///
  /// Throws where the middle of the target can't be hit. A target may be disabled: nothing is pressed there.
  public func drag(_ element: Element, onto target: Element) throws {
    let start = try hittablePoint(of: element)
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

  public func drag(_ name: String, onto target: String) throws { try drag(find(name), onto: find(target)) }

  /// Drops something that comes from another program onto the middle of an element, which may be disabled. What the views take of it they
  /// may have read a moment later.
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

  public func drop(_ items: [NSItemProvider], on name: String) throws { try drop(items, on: find(name)) }

  /// Turns the wheel over the middle of an element, which need not take hits itself. A positive delta, in points, shows what lies further
  /// down or to the right. False if nothing scrolled; throws where the element has gone, or its middle is out of the window.
  @discardableResult
  public func scroll(_ element: Element, by delta: CGSize) throws -> Bool {
    try requirePresence(of: element)
    try requireInWindow(element.center, of: element)
    return scroll(at: element.center, by: delta)
  }

  @discardableResult
  public func scroll(_ name: String, by delta: CGSize) throws -> Bool { try scroll(find(name), by: delta) }

  /// Shows the named element: scrolls to it where it is, and where it isn't goes through the window's scroll views page by page until a list
  /// or a lazy stack has made it. Finds it there, or throws as `find(_:)` does; then the scroll views are where they were.
  @discardableResult
  public func scroll(to name: String) throws -> Element {
    var search = ScrollSearch(graph.rootBox)
    // What is loaded on the way may have no end.
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

  // MARK: What verbs refuse

  /// The activation point of an element, once it is sure that a press there reaches it.
  func hittablePoint(of element: Element) throws -> CGPoint {
    try requirePresence(of: element)
    guard element.isEnabled else {
      throw HostError(reason: .disabled, description: "Disabled: \(element.summary)")
    }
    return try hittable(element.activationPoint, of: element)
  }

  /// The middle of an element, once it is sure that what is dropped there reaches it.
  private func droppingPoint(of element: Element) throws -> CGPoint {
    try requirePresence(of: element)
    return try hittable(element.center, of: element)
  }

  private func requirePresence(of element: Element) throws {
    guard !element.exists else { return }
    throw HostError(reason: .gone, description: "Gone since it was found: \(element.summary). Find it again.")
  }

  private func requireInWindow(_ point: CGPoint, of element: Element) throws {
    guard !CGRect(origin: .zero, size: size).covers(point) else { return }
    throw HostError(
      reason: .outsideWindow, description: "Outside of the window of \(size.width) x \(size.height): \(element.summary)")
  }

  private func hittable(_ point: CGPoint, of element: Element) throws -> CGPoint {
    try requireInWindow(point, of: element)
    guard let cover = cover(of: element, at: point) else { return point }
    throw HostError(reason: .covered, description: "\(element.summary) cannot be hit at \(point.x) \(point.y): \(cover).")
  }
}
