import OrielTesting
import SwiftUI

@testable import Oriel

/// Sends random input, from a seed, to a window, and finds faults that need no expectations of a particular view.
@MainActor
final class Monkey {
  let host: TestHost
  private let home: CGSize
  private var generator: SeededGenerator
  /// The descriptions of the steps so far, the latest at the end.
  private(set) var deeds: [String] = []

  init(_ host: TestHost, seed: UInt64) {
    self.host = host
    home = host.size
    generator = SeededGenerator(seed: seed)
  }

  private static let words = ["a", "Hello", "é", "日本", "👩‍🚀", "שלום", "مرحبا", "e\u{301}", " ", "0"]
  private static let keys: [(String, KeyEquivalent)] = [
    ("tab", .tab), ("space", .space), ("return", .return), ("escape", .escape), ("up", .upArrow), ("down", .downArrow),
    ("left", .leftArrow), ("right", .rightArrow), ("delete", .delete), ("forward delete", .deleteForward), ("home", .home), ("end", .end),
    ("page down", .pageDown), ("a", "a"), ("c", "c"), ("v", "v"), ("x", "x"),
  ]
  private static let modifiers: [EventModifiers] = [[], [], [], .shift, .control, [.shift, .control], .option]

  private func random(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &generator) }
  private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  /// Returns a point in the window or slightly outside of it.
  private func point() -> CGPoint {
    CGPoint(x: random(-20...host.size.width + 20).rounded(), y: random(-20...host.size.height + 20).rounded())
  }

  /// Returns the middle of an element in most cases, and else a random point.
  private func target() -> CGPoint {
    guard chance(70), let element = host.allElements.randomElement(using: &generator) else { return point() }
    return CGPoint(x: element.activationPoint.x.rounded(), y: element.activationPoint.y.rounded())
  }

  // MARK: Steps

  func step() {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<25: tap()
    case 25..<35: drag()
    case 35..<45: type()
    case 45..<65: press()
    case 65..<71: hold()
    case 71..<77: hover()
    case 77..<82: activate()
    case 82..<88: resize()
    case 88..<91: suspend()
    case 91..<96: changeSettings()
    default: wait()
    }
  }

  /// Like `step`, but mostly with wheel and touchpad, while the keyboard appears and disappears.
  func scrollingStep() {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<30: wheel()
    case 30..<50: touchpad()
    case 50..<65: moveKeyboard()
    case 65..<75: drag()
    default: step()
    }
  }

  private func did(_ deed: String) { deeds.append(deed) }

  private func wheel() {
    let (place, delta) = (target(), CGSize(width: random(-300...300).rounded(), height: random(-1500...1500).rounded()))
    did("wheel \(delta) at \(place)")
    host.scroll(at: place, by: delta)
    if chance(50) { host.advance(by: TestHost.frameDuration * Double(Int.random(in: 1...20, using: &generator))) }
  }

  private func touchpad() {
    let (place, delta) = (target(), CGSize(width: random(-200...200).rounded(), height: random(-800...800).rounded()))
    let rests = chance(40)
    did("touchpad \(delta) at \(place)\(rests ? " at rest" : "")")
    host.touchpad(at: place, by: delta, rests: rests)
  }

  private func moveKeyboard() {
    let duration = chance(30) ? 0 : 0.25
    switch Int.random(in: 0..<6, using: &generator) {
    case 0...1:
      let height = random(1...max(1, min(500, host.size.height))).rounded(.down)
      did("keyboard of \(height)")
      host.keyboard.show(height: height, duration: duration)
    case 2:
      did("keyboard dragged")
      host.keyboard.drag(to: random(0...host.size.height))
      host.keyboard.drag(to: random(0...host.size.height))
      host.keyboard.endDrag(velocity: random(-1000...1000))
    case 3:
      did("floating keyboard")
      host.keyboard.show(
        floating: CGRect(x: 0, y: 0, width: min(300, host.size.width), height: min(200, host.size.height)), duration: duration)
    default:
      did("keyboard hidden")
      host.keyboard.hide(duration: duration)
    }
    // The keyboard's animation often still runs during the next step.
    if chance(50) { host.advance(by: TestHost.frameDuration * Double(Int.random(in: 1...20, using: &generator))) }
  }

  private func tap() {
    let place = target()
    host.usesTouch = chance(30)
    let count = chance(25) ? 2 : 1
    did("tap \(place)\(count == 2 ? " twice" : "")\(host.usesTouch ? " by touch" : "")")
    for _ in 0..<count { host.tap(at: place) }
  }

  private func drag() {
    let (start, end) = (target(), point())
    did("drag \(start) to \(end)")
    host.drag(from: start, to: end, duration: chance(50) ? 0.05 : 0.15)
  }

  private func type() {
    let word = Self.words.randomElement(using: &generator)!
    did("type \(word)")
    // Single keys, because `type(_:)` reports text that no view handles.
    for character in word { host.press(KeyEquivalent(character)) }
  }

  private func press() {
    let (name, key) = Self.keys.randomElement(using: &generator)!
    let modifiers = Self.modifiers.randomElement(using: &generator)!
    did("press \(name) with \(modifiers.rawValue)")
    host.press(key, modifiers: modifiers)
  }

  /// Presses, and holds while time passes, the window changes, a second touch begins or the system interferes.
  private func hold() {
    let place = target()
    host.usesTouch = chance(50)
    host.pointerDown(at: place)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      did("long press \(place)")
      host.advance(by: 0.6)
    case 1:
      let size = CGSize(width: random(1...1200).rounded(), height: random(1...900).rounded())
      did("press \(place) while resized to \(size)")
      host.resize(to: size)
    case 2:
      did("press \(place) taken away")
      host.pointerCancel(at: place)
      return
    case 3:
      let second = target()
      did("press \(place) and \(second)")
      host.pointerDown(at: second, pointer: 1)
      host.pointerMove(to: point(), pointer: 1)
      host.pointerUp(at: second, pointer: 1)
    default:
      did("press \(place) while suspended")
      host.suspend()
      host.resume()
    }
    host.pointerUp(at: chance(50) ? place : point())
    host.advance(by: TestHost.frameDuration)
  }

  private func hover() {
    let place = target()
    did("hover \(place)")
    host.usesTouch = false
    host.hover(at: place)
  }

  private func activate() {
    guard let element = host.allElements.randomElement(using: &generator) else { return }
    did("activate \(element.summary)")
    element.activate()
    host.render()
  }

  private func resize() {
    var size = CGSize(width: random(20...1400).rounded(), height: random(20...1000).rounded())
    if chance(20) { size = CGSize(width: 1, height: 1) }
    if chance(5) { size = .zero }
    if chance(40) { size = home }
    did("resize to \(size)")
    host.resize(to: size)
  }

  private func suspend() {
    did("suspend and resume")
    host.suspend()
    if chance(50) { host.advance(by: 0.2) }
    host.resume()
  }

  private func changeSettings() {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      host.colorScheme = host.colorScheme == .dark ? .light : .dark
      did("\(host.colorScheme)")
    case 1:
      host.dynamicTypeSize = DynamicTypeSize.allCases.randomElement(using: &generator)!
      did("text \(host.dynamicTypeSize)")
    case 2:
      host.layoutDirection = host.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
      did("\(host.layoutDirection)")
    default:
      host.safeArea = chance(50) ? EdgeInsets() : EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 10)
      did("safe area \(host.safeArea)")
    }
    host.render()
  }

  private func wait() {
    did("wait")
    host.advance(by: 0.2)
  }

  // MARK: Oracles

  /// Returns the faults of the current state. Animations may be running.
  func faults() -> [String] {
    var faults = host.messages.filter { !isAboutDisplay($0) }.map { "message: \($0)" }
    if let focused = host.graph.input.focus.focused {
      if !focused.isAttached || focused.node == nil { faults.append("the focus is on a view that has gone") }
      if !focused.canBeFocused { faults.append("the focus is on a view that cannot have it: \(focused.viewPathForDiagnostics)") }
    }
    for element in host.allElements {
      let frame = element.frame
      if ![frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) {
        faults.append("no finite frame: \(element.summary)")
      }
      if !element.node.box.isAttached { faults.append("an element of a view that has gone: \(element.summary)") }
      if let fault = hitFault(element) { faults.append(fault) }
    }
    return faults
  }

  /// Returns a fault if a hit at the drawn middle of a control finds another view that isn't drawn in front of it.
  private func hitFault(_ element: Element) -> String? {
    let isControl = element.node.actions[.default] != nil || !element.traits.isDisjoint(with: [.isButton, .isToggle, .isTextField])
    guard isControl, element.isEnabled, element.frame.width > 0, element.frame.height > 0 else { return nil }
    guard CGRect(origin: .zero, size: host.size).contains(element.activationPoint) else { return nil }
    let box = element.node.box
    guard takesHits(box), isScrolledIntoSight(box, at: element.activationPoint), host.cover(of: element) != nil else { return nil }
    guard let hit = host.graph.rootBox.hitTest(element.activationPoint) else { return "nothing is hit at the middle of \(element.summary)" }
    // The content of a scroll view extends into the safe area's insets.
    let cover = hit.windowFrame.outset(by: (hit as? ScrollBox)?.overhang ?? EdgeInsets())
    if box.paintPath.lexicographicallyPrecedes(hit.paintPath), cover.insetBy(dx: -1, dy: -1).contains(element.activationPoint) {
      return nil
    }
    return "\(hit) of \(hit.viewPathForDiagnostics) is hit at the middle of \(element.summary) and does not cover it"
  }

  /// Indicates whether a point is in the bounds of all enclosing scroll views. Outside of them a box is neither hit nor drawn.
  private func isScrolledIntoSight(_ box: LayoutBox, at point: CGPoint) -> Bool {
    sequence(first: box, next: \.parent).allSatisfy { !($0 is ScrollBox) || $0.windowFrame.contains(point) }
  }

  private func takesHits(_ box: LayoutBox) -> Bool {
    sequence(first: box, next: \.parent).allSatisfy { box in
      !box.isHidden(from: .hitTesting) && box.transitionEffect?.value.opacity != 0 && !box.isBeingRemoved
    }
  }

  /// Settles everything, and returns the faults of the settled state, including those that prevent it from settling.
  func faultsAtRest() async -> [String] {
    do {
      // The spinner turns until the data has been loaded, which takes real time.
      if isRefreshing { try await host.waitForRealTime { !isRefreshing } }
      try host.settle(within: 10)
    } catch {
      guard onlyTurns else { return ["\(error)"] }
    }
    var faults = faults()
    func visit(_ box: LayoutBox) {
      guard !box.isBeingRemoved else { return faults.append("a view is leaving still: \(box.viewPathForDiagnostics)") }
      if box.isPlaced, box.needsLayout { faults.append("still needs layout: \(Swift.type(of: box)) in \(box.viewPathForDiagnostics)") }
      for child in box.children {
        if child.parent !== box { faults.append("a box has another parent than the one it is in: \(child.viewPathForDiagnostics)") }
        visit(child)
      }
    }
    visit(host.graph.rootBox)
    func visit(_ node: AnyViewNode) {
      if !node.isMounted { faults.append("a node in the tree is not mounted: \(node.viewPath)") }
      if node.needsUpdate || node.needsBoxes || node.needsPreferences { faults.append("a flag is left set: \(node.viewPath)") }
      node.forEachChild { visit($0) }
    }
    if let root = host.graph.root { visit(root) }
    return faults
  }

  /// A Boolean value that indicates whether a frame only draws. A visible spinner never settles, but does no other work.
  private var onlyTurns: Bool {
    let before = host.graph.counts
    host.advance(by: TestHost.frameDuration)
    let work = host.graph.counts - before
    return work.bodies == 0 && work.measured == 0 && work.placed == 0 && work.made == 0
  }

  private var isRefreshing: Bool { host.graph.root?.scrollBoxes.contains { $0.refresh?.isRefreshing == true } == true }

  /// Cancels all input, closes the window and returns what remains.
  func leftovers() async -> [String] {
    host.resize(to: home)
    host.graph.input.focus.move(to: nil, byKeyboard: false)
    host.usesTouch = false
    host.pointerCancel(at: .zero)
    host.advance(by: 2)
    // A prefetch through a million items takes several seconds without motion.
    for _ in 0..<15 where !host.graph.pendingTimers.isEmpty { host.advance(by: 1) }
    var left = await faultsAtRest() + host.leftovers()
    // The page that is shown may contain a spinner that turns as long as it is visible.
    let isWheel: (String) -> Bool = { $0.hasPrefix("ProgressMotionBox") || $0.hasSuffix("/ Spinner, where an animation repeats forever") }
    if host.graph.unfinished.allSatisfy(isWheel) { left.removeAll { $0.hasPrefix("an animation") } }
    // Or it may contain a clock.
    left.removeAll { $0.hasSuffix("timers are pending") }
    if !host.graph.pendingTimers.isEmpty { left.append("timers are pending: \(host.graph.pendingTimers)") }
    host.close()
    left += host.leftovers()
    return left
  }
}

extension LayoutBox {
  /// The path of indices in drawing order. It compares lexicographically with the paths of other boxes.
  fileprivate var paintPath: [Int] {
    var path: [Int] = []
    var box = self
    while let parent = box.parent {
      path.append(parent.paintOrder.firstIndex { $0 === box } ?? 0)
      box = parent
    }
    return path.reversed()
  }
}
