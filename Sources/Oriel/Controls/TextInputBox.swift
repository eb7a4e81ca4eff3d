import Foundation
import OrielDrawing

/// Shows and edits one line of text.
@MainActor
final class TextInputBox: LayoutBox, GestureSource, FocusTarget, PointerShaping {
  var view: TextInput
  var editing: TextEditingState
  var preedit = ""
  var preeditCaret = 0
  private var line: (any ShapedText)?
  private var scrollOffset: CGFloat = 0
  var isFocused = false
  private var showsRing = false
  private var caretIsOn = true
  private var blinking: GraphTimer?
  private lazy var member: GestureMember = {
    let unit = TextSelectionUnit(box: self)
    return GestureMember(unit)
  }()

  init(_ view: TextInput, node: AnyViewNode) {
    self.view = view
    editing = TextEditingState(view.value)
    super.init(node: node)
    graph.input.focus.register(self)
  }

  /// What is in the field.
  var string: String { editing.text }

  func update(_ newView: TextInput) {
    view = newView
    editing.setText(newView.value)
    textDidChange()
  }

  override func willDisappear() {
    graph.input.focus.unregister(self)
    graph.input.remove(member)
    stopBlinking()
  }

  // MARK: Shaping

  static let dot: Character = "•"

  /// The text as it is shown: dots for secrets, with the text in the making at the caret.
  private var shownText: String {
    guard !preedit.isEmpty else { return concealed(editing.text) }
    let split = editing.text.utf8.index(editing.text.startIndex, offsetBy: editing.head)
    return concealed(String(editing.text[..<split])) + concealed(preedit) + concealed(String(editing.text[split...]))
  }

  private func concealed(_ string: String) -> String {
    view.isSecure ? String(repeating: Self.dot, count: string.count) : string
  }

  /// From an offset in the text to one in what is shown.
  private func shownOffset(_ offset: Int) -> Int {
    guard view.isSecure else { return offset }
    return Self.dot.utf8.count * editing.text[..<editing.text.utf8.index(editing.text.startIndex, offsetBy: offset)].count
  }

  private func editedOffset(_ shown: Int) -> Int {
    guard view.isSecure else { return shown }
    return editing.text.prefix(shown / Self.dot.utf8.count).utf8.count
  }

  private func makeLine() -> any ShapedText {
    if let line { return line }
    let environment = environment
    let style = TextStyleState(environment: environment)
    var runs: [TextRun] = []
    if preedit.isEmpty {
      runs = [style.run(shownText, environment: environment)]
    } else {
      let split = editing.text.utf8.index(editing.text.startIndex, offsetBy: editing.head)
      var underlined = style
      underlined.underline = TextRun.Line()
      runs = [
        style.run(concealed(String(editing.text[..<split])), environment: environment),
        underlined.run(concealed(preedit), environment: environment),
        style.run(concealed(String(editing.text[split...])), environment: environment),
      ]
    }
    let shaped = shape(runs)
    line = shaped
    return shaped
  }

  private func shape(_ runs: [TextRun]) -> any ShapedText {
    graph.rendering.shaper.shape(
      TextRequest(runs: runs, lineLimit: 1, isRightToLeft: environment.layoutDirection == .rightToLeft, wraps: false))
  }

  private var placeholder: any ShapedText {
    var runs: [TextRun] = []
    view.placeholder.appendRuns(to: &runs, style: TextStyleState(environment: environment), environment: environment)
    return shape(runs)
  }

  private var isEmpty: Bool { editing.text.isEmpty && preedit.isEmpty }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let shaped = isEmpty ? placeholder : makeLine()
    let height = max(shaped.size.height, makeLine().size.height)
    if let width = proposal.width, width.isFinite { return CGSize(width: max(0, width), height: height) }
    return CGSize(width: max(shaped.size.width.rounded(.up) + 2, 10), height: height)
  }

  override func layoutChildren() { keepCaretVisible() }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: (isEmpty ? placeholder : makeLine()).firstBaseline
    case VerticalAlignment.lastTextBaseline.key: (isEmpty ? placeholder : makeLine()).lastBaseline
    default: nil
    }
  }

  /// Where the line begins: at the trailing end in right-to-left surroundings, as long as it fits.
  private var lineOrigin: CGPoint {
    let line = makeLine()
    let slack = isMirrored ? max(0, size.width - line.size.width - 1) : 0
    return CGPoint(x: slack - scrollOffset, y: 0)
  }

  private var caretInLine: CGRect {
    makeLine().caretRect(at: preedit.isEmpty ? shownOffset(editing.head) : shownOffset(editing.head) + preeditCaret)
  }

  private func keepCaretVisible() {
    let line = makeLine()
    let room = max(0, size.width - 2)
    let limit = max(0, line.size.width - room)
    if isFocused {
      let x = caretInLine.minX
      if x - scrollOffset > room { scrollOffset = x - room }
      if x < scrollOffset { scrollOffset = x }
    } else {
      scrollOffset = 0
    }
    scrollOffset = min(max(0, scrollOffset), limit)
  }

  /// The offset in the text under a point of the box.
  func offset(at point: CGPoint) -> Int {
    let origin = lineOrigin
    return editedOffset(makeLine().offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }

  // MARK: Drawing

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let environment = environment
    let bounds = CGRect(origin: offset, size: presentedSize)
    let line = makeLine()
    let origin = CGPoint(x: offset.x + lineOrigin.x, y: offset.y + lineOrigin.y)
    let accent = Color.accentColor.resolved(in: environment)
    var nodes: [DisplayNode] = []
    if isFocused, editing.hasSelection, preedit.isEmpty {
      let range = shownOffset(editing.selection.lowerBound)..<shownOffset(editing.selection.upperBound)
      for rect in line.selectionRects(range) {
        nodes.append(DisplayNode(.color(accent.multiplyingAlpha(by: 0.3), rect.offsetBy(dx: origin.x, dy: origin.y))))
      }
    }
    if isEmpty {
      let text = placeholder
      let x = isMirrored ? bounds.maxX - text.size.width - 1 : bounds.minX
      nodes.append(
        DisplayNode(
          .text(text, at: CGPoint(x: x, y: bounds.minY), color: SystemColor.secondary.resolved(isDark: environment.colorScheme == .dark))))
    } else {
      let color = environment.foregroundStyle?.color(in: environment) ?? Color.primary.resolved(in: environment)
      nodes.append(DisplayNode(.text(line, at: origin, color: color)))
    }
    if isFocused, caretIsOn, !editing.hasSelection {
      let caret = caretInLine.offsetBy(dx: origin.x, dy: origin.y)
      nodes.append(DisplayNode(.color(accent, CGRect(x: caret.minX, y: caret.minY, width: 2, height: caret.height))))
    }
    let clip = Path(bounds.insetBy(dx: -1, dy: 0))
    let content = DisplayNode(.clip(clip, FillStyle(), DisplayNode(.group(nodes))))
    return showsRing ? DisplayNode(.group([focusRing(at: offset), content])) : content
  }

  /// A password says how long it is and no more.
  override var accessibilityContent: AccessibilityNode.Content? {
    .init(
      label: view.placeholder.string(in: environment.locale), value: view.isSecure ? concealed(editing.text) : editing.text,
      traits: .isTextField)
  }

  override func contains(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: presentedSize).contains(point) }

  // MARK: Pointers

  var gestureMember: GestureMember? { canBeFocused ? member : nil }

  var pointerShape: PointerShape { canBeFocused ? .text : .arrow }

  /// One click places the caret, two select a word, three everything; held, they extend by the same measure.
  func press(at point: CGPoint, clicks: Int, extending: Bool) {
    graph.input.focus.move(to: self, byKeyboard: false)
    finishPreedit()
    let offset = offset(at: point)
    switch clicks {
    case 1: editing.move(to: offset, extending: extending)
    case 2: editing.selectWord(at: offset)
    default: editing.selectAll()
    }
    selectionDidChange()
  }

  func drag(to point: CGPoint, clicks: Int, from start: Int) {
    let offset = offset(at: point)
    switch clicks {
    case 1: editing.move(to: offset, extending: true)
    case 2:
      let (first, last) = (editing.word(at: start), editing.word(at: offset))
      if offset >= first.lowerBound {
        editing.move(to: first.lowerBound)
        editing.move(to: max(first.upperBound, last.upperBound), extending: true)
      } else {
        editing.move(to: first.upperBound)
        editing.move(to: last.lowerBound, extending: true)
      }
    default: break
    }
    selectionDidChange()
  }

  // MARK: Focus

  var canBeFocused: Bool { environment.isEnabled }

  func focusDidChange(_ focused: Bool, byKeyboard: Bool) {
    let came = focused && !isFocused
    isFocused = focused
    showsRing = focused && byKeyboard
    if came, byKeyboard { editing.selectAll() }
    if focused {
      restartBlinking()
    } else {
      finishPreedit()
      stopBlinking()
    }
    keepCaretVisible()
    setNeedsDisplay()
  }

  private static let blinkInterval = 0.53

  private func restartBlinking() {
    stopBlinking()
    caretIsOn = true
    guard isFocused else { return }
    blinking = graph.schedule(after: Self.blinkInterval) { [weak self] in self?.blink() }
  }

  private func blink() {
    caretIsOn.toggle()
    setNeedsDisplay()
    blinking = graph.schedule(after: Self.blinkInterval) { [weak self] in self?.blink() }
  }

  private func stopBlinking() {
    graph.cancel(blinking)
    blinking = nil
  }

  var textInputState: TextInputState? {
    let caret = caretInLine.offsetBy(dx: lineOrigin.x, dy: lineOrigin.y)
    let traits = environment.textInputTraits
    return TextInputState(
      caret: caret.applying(transform(to: nil)), surroundingText: view.isSecure ? "" : editing.text,
      surroundingCaret: view.isSecure ? 0 : editing.head, purpose: view.isSecure ? .password : traits.purpose, traits: traits)
  }

  // MARK: Changes

  func finishPreedit() {
    guard !preedit.isEmpty else { return }
    preedit = ""
    textDidChange()
  }

  func textDidChange() {
    line = nil
    setNeedsLayout()
    selectionDidChange()
  }

  func selectionDidChange() {
    keepCaretVisible()
    restartBlinking()
    setNeedsDisplay()
  }
}
