/// What a screen reader is at in a window: what has the keyboard, or a marked element that cannot have it and that the app or the reader chose.
///
/// Readers on Linux follow the keyboard. So an element that can have it gets it when it is chosen; another one is read until the keyboard moves.
@MainActor
package final class ReadingFocus {
  private unowned let graph: ViewGraph
  /// The marks around what is read, from the inside out.
  private var read: [WeakMark] = []
  private struct WeakMark { weak var box: ReadingMarkBox? }
  /// The element that was chosen; nil where the keyboard tells.
  private(set) weak var chosen: LayoutBox?
  /// The window's elements that rotors know.
  private(set) var rotorEntries: [MatchedGeometryKey: [WeakRotorEntry]] = [:]

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Whether a screen reader is on: without one nothing is read.
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

  func willDisappear(_ box: ReadingMarkBox) {
    if chosen === box { chosen = nil }
    guard read.contains(where: { $0.box === box }) else { return }
    read.removeAll { $0.box === box }
    box.follow(false)
  }

  /// Brings the reader to an element, or to the first of those inside of a box.
  func choose(_ box: LayoutBox) {
    guard isOn else { return (box as? ReadingMarkBox)?.follow(false) ?? () }
    if let target = graph.input.focus.reachable.first(where: { $0.isWithin(box) }) {
      graph.input.focus.move(to: target, byKeyboard: true)
    } else {
      chosen = box
      box.revealInScrollViews(CGRect(origin: .zero, size: box.size))
      graph.needFrame()
    }
    tell()
  }

  /// Goes back to what has the keyboard.
  func leave(_ box: ReadingMarkBox) {
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

  /// Costs what the tree is deep, however many marks it has.
  private func tell() {
    var marks: [ReadingMarkBox] = []
    var box: LayoutBox? = isOn ? chosen ?? graph.input.focus.focused : nil
    while let current = box {
      if let mark = current as? ReadingMarkBox { marks.append(mark) }
      box = current.parent
    }
    let old = read.compactMap(\.box)
    read = marks.map { WeakMark(box: $0) }
    // A state that names several elements ends with the innermost that is read.
    for mark in old where !marks.contains(where: { $0 === mark }) { mark.follow(false) }
    for mark in marks.reversed() where !old.contains(where: { $0 === mark }) { mark.follow(true) }
  }
}

/// An element that a state names: `accessibilityFocused` makes it.
@MainActor
class ReadingMarkBox: WrapperBox, AccessibilitySource {
  override func willDisappear() { graph.input.reading.willDisappear(self) }

  /// A reader came to the element, or went.
  func follow(_ isRead: Bool) {}

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    guard !nodes.isEmpty else { return }
    if nodes.count > 1 { nodes = [AccessibilityNode(box: self, children: nodes)] }
    nodes[0].marks.append(self)
  }
}
