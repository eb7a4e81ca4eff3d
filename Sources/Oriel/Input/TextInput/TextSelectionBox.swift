import Foundation
import OrielDrawing
import OrielModel

/// The selection of a read-only text. The box is in front of the text, handles presses, and has the focus while text is selected.
@MainActor
final class TextSelectionBox: TextSelectionArea, GestureSource, PointerShaping, TextSelecting {
  var editing: TextEditingState
  private(set) var isFocused = false
  var showsHandles = false {
    didSet { if showsHandles != oldValue { setNeedsDisplay() } }
  }
  private unowned let text: TextBox
  private var shown: (any ShapedText)?
  private lazy var unit = TextSelectionRecognizer(box: self)
  private lazy var member = GestureMember(unit)

  init(_ string: String, of text: TextBox, node: AnyViewNode?) {
    editing = TextEditingState(string)
    editing.keepsHistory = false
    self.text = text
    super.init(node: node)
    editing.move(to: 0)
    graph.input.focus.register(self)
  }

  override func update(_ string: String) {
    editing.setText(string)
    _ = editing.takeChanges()
    // Without the focus, a selection starts at the beginning of the text.
    if !isFocused { editing.move(to: 0) }
  }

  override func follow(_ text: any ShapedText, size: CGSize) {
    shown = text
    pin(CGRect(origin: .zero, size: size))
    setNeedsDisplay()
  }

  override func layoutChildren() {}

  override func willDisappear() {
    graph.input.focus.unregister(self)
    graph.input.remove(member)
    graph.removeAnimator(unit)
  }

  // MARK: Selecting

  let isComposing = false
  let isSecure = false
  let isMultiline = true
  let handlesClicks = false

  var editActions: [EditAction] { [.copy, .selectAll] }

  func caret(at point: CGPoint) -> TextCaret { shown?.caret(at: point) ?? TextCaret(0) }

  func place(of caret: TextCaret) -> CGRect { shown?.caretRect(caret) ?? .zero }

  private var selectionRects: [CGRect] { editing.hasSelection ? shown?.selectionRects(editing.selection) ?? [] : [] }

  var selectionBounds: CGRect {
    let rects = selectionRects
    return rects.dropFirst().reduce(rects.first ?? place(of: editing.selected.head)) { $0.union($1) }
  }

  func finishPreedit() {}

  func moveEnded(extending: Bool, keepsColumn: Bool, reveals: Bool) {
    setNeedsDisplay()
    text.setNeedsDisplay()
  }

  func scroll(towards point: CGPoint, seconds: TimeInterval) -> Bool { false }

  func canPerform(_ action: EditAction) -> Bool {
    switch action {
    case .copy: editing.hasSelection
    case .selectAll: editing.contents.count > 0 && editing.selection != 0..<editing.contents.count
    case .cut, .paste, .undo, .redo, .insertEmoji: false
    }
  }

  func perform(_ action: EditAction) {
    switch action {
    case .copy: copySelection()
    case .selectAll: selectAll()
    case .cut, .paste, .undo, .redo, .insertEmoji: break
    }
  }

  // MARK: Drawing

  override func drawSelection(at offset: CGPoint) -> [DisplayNode] {
    guard isFocused, editing.hasSelection else { return [] }
    let environment = environment
    let accent = Color.accentColor.resolved(in: environment)
    let color = accent.multiplyingAlpha(by: environment.colorScheme == .dark ? 0.45 : 0.25)
    return selectionRects.map { DisplayNode(.color(color, $0.offsetBy(dx: offset.x, dy: offset.y))) }
  }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    drawHandles(at: offset, color: Color.accentColor.resolved(in: environment))
  }

  // MARK: Input

  /// Indicates whether the text is the label of a control, which handles the press instead.
  private var isLabel: Bool {
    var box = parent
    while let current = box {
      if current is any PressTarget { return true }
      box = current.parent
    }
    return false
  }

  override func hitContent(_ point: CGPoint) -> LayoutBox? {
    hitChildren(point, orSelfIn: CGRect(origin: .zero, size: presentedSize).insetBy(dx: -handleReach, dy: -handleReach))
  }

  var gestureMember: GestureMember? { isLabel ? nil : member }

  var pointerShape: PointerShape { isLabel ? .arrow : .text }

  var canBeFocused: Bool { true }

  /// Indicates whether keys move the focus to the text, which they don't while nothing is selected.
  var isReachedByKeys: Bool { isFocused }

  func focusDidChange(_ focused: Bool, showsRing: Bool) {
    isFocused = focused
    guard !focused else { return }
    showsHandles = false
    editing.move(to: 0)
    moveEnded(extending: false, keepsColumn: false, reveals: false)
  }

  func handle(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, event.modifiers.isDisjoint(with: [.option, .command]) else { return false }
    let hasControl = event.modifiers.contains(.control)
    switch event.key {
    case "c" where hasControl: return copySelection()
    case "a" where hasControl: selectAll()
    case .contextMenu: openMenuAtCaret()
    case .f10 where event.modifiers.contains(.shift): openMenuAtCaret()
    default: return false
    }
    return true
  }
}
