/// What a screen reader is at in a window: what has the keyboard, or a marked element that cannot have it and that the app or the reader chose.
///
/// Readers on Linux follow the keyboard. So an element that can have it gets it when it is chosen; another one is read until the keyboard moves.
@MainActor
package final class ReadingFocus {
  private unowned let graph: ViewGraph
  private var marks: [Mark] = []
  private struct Mark {
    weak var box: ReadingMarkBox?
    var isRead = false
  }
  /// The element that was chosen; nil where the keyboard tells.
  private(set) weak var chosen: ReadingMarkBox?

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Whether a screen reader is on: without one nothing is read.
  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      chosen = nil
      tell()
    }
  }

  func add(_ box: ReadingMarkBox) {
    marks.append(Mark(box: box))
    tell()
  }

  func remove(_ box: ReadingMarkBox) {
    if chosen === box { chosen = nil }
    for mark in marks where mark.box === box && mark.isRead { box.follow(false) }
    marks.removeAll { $0.box == nil || $0.box === box }
  }

  /// Brings the reader to a marked element.
  func choose(_ box: ReadingMarkBox) {
    guard isOn else { return box.follow(false) }
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

  private func tell() {
    let read: LayoutBox? = isOn ? chosen ?? graph.input.focus.focused : nil
    var changed: [(box: ReadingMarkBox, isRead: Bool)] = []
    for index in marks.indices {
      guard let box = marks[index].box else { continue }
      let isRead = read?.isWithin(box) ?? false
      if isRead != marks[index].isRead { changed.append((box, isRead)) }
      marks[index].isRead = isRead
    }
    // A state that names several elements ends with the one that is read.
    for change in changed where !change.isRead { change.box.follow(false) }
    for change in changed where change.isRead { change.box.follow(true) }
  }
}

/// An element that a state names: `accessibilityFocused` makes it.
@MainActor
class ReadingMarkBox: WrapperBox {
  override init(node: AnyViewNode?) {
    super.init(node: node)
    graph.input.reading.add(self)
  }

  override func willDisappear() { graph.input.reading.remove(self) }

  /// A reader came to the element, or went.
  func follow(_ isRead: Bool) {}

  override func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    guard !nodes.isEmpty else { return }
    if nodes.count > 1 { nodes = [AccessibilityNode(box: self, children: nodes)] }
    nodes[0].marks.append(self)
  }
}
