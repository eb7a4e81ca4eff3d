/// The position of a screen reader in a window: the view with the keyboard focus, or a marked element that can't have it and that the app
/// or the screen reader has chosen.
///
/// Screen readers on Linux follow the keyboard focus. Choosing an element that can have the focus therefore moves the focus to it. Another
/// element is read until the keyboard focus moves.
@MainActor
package final class AccessibilityFocus {
  private unowned let graph: ViewGraph
  /// The marks that enclose the position, from the innermost to the outermost.
  private var read: [WeakMark] = []
  private struct WeakMark { weak var box: AccessibilityFocusMark? }
  /// The element that was chosen, or `nil` if the keyboard focus determines the position.
  private(set) weak var chosen: LayoutBox?
  /// The elements of the window that are targets of rotors.
  private(set) var rotorEntries: [MatchedGeometryKey: [WeakRotorEntry]] = [:]

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Indicates whether a screen reader is on. Without one no element is read.
  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      chosen = nil
      tell()
    }
  }

  func add(_ box: RotorEntryBox, _ key: MatchedGeometryKey) { rotorEntries[key, default: []].append(WeakRotorEntry(box: box)) }

  func remove(_ box: RotorEntryBox, _ key: MatchedGeometryKey) {
    rotorEntries[key]?.removeAll { $0.box == nil || $0.box === box }
    if rotorEntries[key]?.isEmpty == true { rotorEntries[key] = nil }
  }

  func willDisappear(_ box: AccessibilityFocusMark) {
    if chosen === box { chosen = nil }
    guard read.contains(where: { $0.box === box }) else { return }
    read.removeAll { $0.box === box }
    box.follow(false)
  }

  /// Moves the screen reader to an element, or to the first focusable element in a box.
  func choose(_ box: LayoutBox) {
    guard isOn else { return (box as? AccessibilityFocusMark)?.follow(false) ?? () }
    if let target = graph.input.focus.reachable.first(where: { $0.isWithin(box) }) {
      graph.input.focus.move(to: target, byKeyboard: true)
    } else {
      chosen = box
      box.revealInScrollViews(CGRect(origin: .zero, size: box.size))
      graph.needFrame()
    }
    tell()
  }

  /// Returns the screen reader to the view with the keyboard focus if the mark was chosen.
  func leave(_ box: AccessibilityFocusMark) {
    guard chosen === box else { return }
    chosen = nil
    graph.needFrame()
    tell()
  }

  func keyboardDidMove() {
    guard isOn else { return }
    chosen = nil
    tell()
  }

  /// Notifies the marks that the position has entered or left.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of the tree.
  private func tell() {
    var marks: [AccessibilityFocusMark] = []
    var box: LayoutBox? = isOn ? chosen ?? graph.input.focus.focused : nil
    while let current = box {
      if let mark = current as? AccessibilityFocusMark { marks.append(mark) }
      box = current.parent
    }
    let old = read.compactMap(\.box)
    read = marks.map { WeakMark(box: $0) }
    // The marks that are left come first, and then the others from the outermost to the innermost: a state with several elements ends with
    // the innermost one that is read.
    for mark in old where !marks.contains(where: { $0 === mark }) { mark.follow(false) }
    for mark in marks.reversed() where !old.contains(where: { $0 === mark }) { mark.follow(true) }
  }
}

/// A box whose element a focus state identifies, created by `accessibilityFocused`.
@MainActor
class AccessibilityFocusMark: WrapperBox, AccessibilitySource {
  override func willDisappear() { graph.input.reading.willDisappear(self) }

  /// Called when the screen reader has entered or left the element.
  func follow(_ isRead: Bool) {}

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    guard !nodes.isEmpty else { return }
    if nodes.count > 1 { nodes = [AccessibilityNode(box: self, children: nodes)] }
    nodes[0].marks.append(self)
  }
}
