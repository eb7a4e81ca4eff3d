import Foundation
import OrielDrawing

/// A link in a text. The area of its words handles presses, the focus and the pointer, and opens the URL through `openURL`.
@MainActor
final class TextLinkBox: TextLinkArea, GestureSource, FocusTarget, PointerShaping, AccessibilitySource {
  /// The rectangles of the words in the coordinate space of the box. A link that spans several lines has more than one.
  private var rects: [CGRect] = []
  private var showsRing = false
  private lazy var member: GestureMember = {
    let unit = PressRecognizer(box: self)
    unit.action = { [unowned self] in open() }
    return GestureMember(unit)
  }()

  override init(_ link: StyledText.Link, label: String, node: AnyViewNode?) {
    super.init(link, label: label, node: node)
    graph.input.focus.register(self)
  }

  override func follow(_ text: any ShapedText) {
    let found = text.selectionRects(link.range)
    let frame = found.dropFirst().reduce(found.first ?? .zero) { $0.union($1) }
    rects = found.map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY) }
    pin(frame)
  }

  private func open() {
    let (action, url) = (environment.openURL, link.url)
    graph.enqueueAction { action(url) }
  }

  private var isEnabled: Bool { environment.isEnabled }

  override func layoutChildren() {}

  override func hitContent(_ point: CGPoint) -> LayoutBox? {
    hitChildren(point) ?? (rects.contains { $0.covers(point) } ? self : nil)
  }

  var gestureMember: GestureMember? { isEnabled ? member : nil }

  var pointerShape: PointerShape { isEnabled ? .link : .arrow }

  var canBeFocused: Bool { isEnabled && !rects.isEmpty }

  func focusDidChange(_ isFocused: Bool, showsRing: Bool) {
    self.showsRing = isFocused && showsRing
    setNeedsDisplay()
  }

  func handle(_ event: KeyEvent) -> Bool {
    guard event.key == .space || event.key == .return, event.modifiers.isDisjoint(with: [.control, .option, .command, .shift]) else {
      return false
    }
    if event.phase == .down { open() }
    return true
  }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    showsRing ? focusRing(at: offset, cornerRadius: 3) : nil
  }

  var accessibilityContent: AccessibilityNode.Content? {
    rects.isEmpty ? nil : .init(label: label, traits: .isLink)
  }

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    for index in nodes.indices { nodes[index].actions[.default] = { [weak self] in self?.open() } }
  }

  override func willDisappear() {
    graph.input.focus.unregister(self)
    graph.input.remove(member)
  }
}
