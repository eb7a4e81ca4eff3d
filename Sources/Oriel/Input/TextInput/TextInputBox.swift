import Foundation
import OrielDrawing
import OrielModel

/// Shows and edits a text: one line that moves along with the caret, or lines that are wrapped.
///
/// A text of several lines is as high as all of them; what is seen of it is up to the scroll view around.
@MainActor
final class TextInputBox: LayoutBox, GestureSource, PointerShaping, TextFlowSource, ViewportObserving, AccessibilitySource {
  var view: TextInput
  var editing: TextEditingState
  private(set) var preedit = ""
  /// Set while the binding is told what somebody wrote.
  var isWriting = false
  private(set) var preeditCaret = 0
  private(set) lazy var flow = TextFlow(self)
  /// What everything is shaped with, to know when it changes.
  private var shapedStyle: TextRequest?
  /// How far one line has been moved to the left.
  private(set) var scrollOffset: CGFloat = 0
  private(set) var isFocused = false
  /// Whether a finger has selected, and finds handles to go on with.
  var showsHandles = false {
    didSet { if showsHandles != oldValue { setNeedsDisplay() } }
  }
  private let caretBlink = CaretBlink()
  /// The column that going up and down keeps to.
  var goalX: CGFloat?
  /// The viewport's height, which the box fills so that a press below the text is one in the text.
  var minimumHeight: CGFloat = 0 {
    didSet { if minimumHeight != oldValue { setNeedsLayout() } }
  }
  /// The height that the layout around was told.
  private var toldHeight: CGFloat = 0
  private var isFilling = false
  private var drawnText: (span: Range<Int>, offset: CGPoint, color: RGBA, node: DisplayNode)?
  /// Those that the drawing shows; nil where it shows none.
  private var drawnParagraphs: Range<Int>?
  private lazy var selectionUnit = TextSelectionUnit(box: self)
  private lazy var member = GestureMember(selectionUnit)

  init(_ view: TextInput, node: AnyViewNode) {
    self.view = view
    editing = TextEditingState(view.value, hasParagraphs: view.kind.isMultiline)
    super.init(node: node)
    editing.keepsHistory = view.kind != .secure
    applySelection(view.selectionValue)
    graph.input.focus.register(self)
  }

  /// What is in the field.
  var string: String { editing.text }

  var contents: EditedText { editing.contents }

  func update(_ newView: TextInput) {
    let oldSelection = view.selectionValue
    let hasOtherPlaceholder = newView.placeholder != view.placeholder
    view = newView
    editing.setText(newView.value)
    applyChanges()
    let style = requestStyle
    if style != shapedStyle {
      shapedStyle = style
      flow.reset()
      textDidChange()
    } else if hasOtherPlaceholder {
      setNeedsLayout()
    }
    if newView.selectionValue != oldSelection { applySelection(newView.selectionValue) }
    setNeedsDisplay()
  }

  override func willDisappear() {
    graph.input.focus.unregister(self)
    graph.input.remove(member)
    graph.removeAnimator(selectionUnit)
    caretBlink.stop(in: graph)
  }

  // MARK: Shaping

  var isSecure: Bool { view.kind == .secure }
  var isMultiline: Bool { view.kind.isMultiline }

  /// Everything but the text that shaping depends on.
  private var requestStyle: TextRequest {
    let environment = environment
    return TextRequest(
      runs: [TextStyleState(environment: environment).run("", environment: environment)],
      alignment: environment.multilineTextAlignment.resolved, lineSpacing: environment.lineSpacing,
      isRightToLeft: environment.layoutDirection == .rightToLeft, language: environment.typesettingTag, wraps: isMultiline)
  }

  func shape(_ runs: [TextRun], width: CGFloat?) -> any ShapedText {
    var request = shapedStyle ?? requestStyle
    request.runs = runs
    request.maxWidth = width
    request.lineLimit = isMultiline ? nil : 1
    return graph.rendering.shaper.shape(request)
  }

  var lineSpacing: CGFloat { isMultiline ? environment.lineSpacing : 0 }

  var alignmentShare: CGFloat {
    switch environment.multilineTextAlignment {
    case .leading: isMirrored ? 1 : 0
    case .center: 0.5
    case .trailing: isMirrored ? 0 : 1
    }
  }

  func runs(of paragraph: Int) -> [TextRun] {
    let environment = environment
    let style = TextStyleState(environment: environment)
    let contents = editing.contents
    guard paragraph < contents.paragraphs.count else { return [style.run("", environment: environment)] }
    let range = contents.content(of: paragraph)
    let text = contents[range]
    func run(_ string: String, _ style: TextStyleState) -> TextRun {
      style.run(Self.shown(string, in: view.kind), environment: environment)
    }
    guard isComposing, contents.paragraph(at: editing.head) == paragraph else { return [run(text, style)] }
    var underlined = style
    underlined.underline = TextRun.Line()
    let split = min(max(range.lowerBound, editing.head), range.upperBound)
    let runs = [
      run(contents[range.lowerBound..<split], style), run(preedit, underlined), run(contents[split..<range.upperBound], style),
    ]
    return runs.filter { !$0.string.isEmpty }
  }

  func shown(_ paragraph: Int) -> ShownParagraph {
    let contents = editing.contents
    guard isSecure || isComposing, paragraph < contents.paragraphs.count else { return .plain }
    let range = contents.content(of: paragraph)
    // Nobody sees where in the dots something is made.
    if isSecure { return .concealed(contents[range]) }
    guard contents.paragraph(at: editing.head) == paragraph else { return .plain }
    return .composing(at: min(max(range.lowerBound, editing.head), range.upperBound) - range.lowerBound, length: preedit.utf8.count)
  }

  /// A line has no line ends: spaces of as many bytes stand for them.
  private static func shown(_ string: String, in kind: TextInput.Kind) -> String {
    switch kind {
    case .paragraphs, .editor: return string
    case .secure: return String(repeating: ShownParagraph.dot, count: string.count)
    case .line:
      guard string.contains(where: \.isNewline) else { return string }
      let spaces = [" ", "\u{A0}", "\u{2003}"]
      return String(string.flatMap { $0.isNewline ? Array(spaces[min($0.utf8.count, 3) - 1]) : [$0] })
    }
  }

  private func shapedPlaceholder(width: CGFloat?) -> (any ShapedText)? {
    guard let placeholder = view.placeholder else { return nil }
    var styled = StyledText(now: graph.date)
    placeholder.append(to: &styled, style: TextStyleState(environment: environment), environment: environment)
    return shape(styled.runs, width: width)
  }

  var isComposing: Bool { !preedit.isEmpty }
  private var isEmpty: Bool { editing.contents.count == 0 && preedit.isEmpty }

  // MARK: Layout

  /// Beside the text, for the caret at the end of a line.
  private static let caretRoom: CGFloat = 2

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var size = naturalSize(proposal)
    if isMultiline { size.height = max(size.height, minimumHeight) }
    return size
  }

  /// What the text needs.
  func naturalSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
    let wrapping = isMultiline ? width.map { max(0, $0 - Self.caretRoom) } : nil
    var size = flow.size(in: wrapping)
    if isEmpty, let placeholder = shapedPlaceholder(width: wrapping) {
      size = CGSize(width: max(size.width, placeholder.size.width), height: max(size.height, placeholder.size.height))
    }
    return CGSize(width: width ?? max(size.width.rounded(.up) + Self.caretRoom, 10), height: size.height)
  }

  override func layoutChildren() {
    if isMultiline {
      flow.setWidth(max(0, size.width - Self.caretRoom))
      toldHeight = size.height
      enclosingViewports { $0.observe(self) }
      viewportDidChange()
    } else {
      keepCaretVisible()
    }
    drawnText = nil
    setNeedsDisplay()
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else { return nil }
    if !isMultiline || isEmpty { return (shapedPlaceholder(width: nil) ?? flow.emptyLine).firstBaseline }
    let index = key == VerticalAlignment.firstTextBaseline.key ? 0 : editing.contents.paragraphs.count - 1
    let shaped = flow.layout(index)
    return index == 0 && key == VerticalAlignment.firstTextBaseline.key ? shaped.firstBaseline : flow.top(of: index) + shaped.lastBaseline
  }

  override func mayHaveGuide(_ key: AlignmentKey) -> Bool {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
  }

  // MARK: What is seen

  /// The part of the height that can be seen, in the box's own space.
  private var span: ClosedRange<CGFloat> {
    let visible = visibleRect
    guard isMultiline, !visible.isNull, visible.minY.isFinite, visible.maxY > visible.minY else { return 0...max(1, size.height) }
    return max(0, visible.minY)...max(1, visible.maxY)
  }

  /// Lays out what has come into sight, once the pass that moved it is over.
  func viewportDidChange() {
    guard isMultiline else { return }
    if let drawnParagraphs, drawnParagraphs != flow.paragraphs(in: span) { setNeedsDisplay() }
    guard !flow.isExact, !isFilling, !flow.isFilled(span) || abs(height - toldHeight) > 0.01 else { return }
    isFilling = true
    graph.afterLayout { [weak self] in
      self?.isFilling = false
      self?.fill()
    }
  }

  private var height: CGFloat { max(flow.total, minimumHeight) }

  private func fill() {
    guard isAttached else { return }
    let shift = flow.fill(span)
    if shift != 0 { enclosingViewport(along: .vertical)?.contentDidShift(by: shift, along: .vertical) }
    if abs(height - toldHeight) > 0.01 { setNeedsLayout() }
    setNeedsDisplay()
  }

  /// Where the text begins in the box.
  var textOrigin: CGPoint {
    guard !isMultiline else { return .zero }
    let slack = max(0, size.width - flow.layout(0).size.width - Self.caretRoom)
    return CGPoint(x: (slack * alignmentShare).rounded() - scrollOffset, y: 0)
  }

  /// Where the caret stands, in the box's own space.
  var caretRect: CGRect {
    let origin = textOrigin
    // Of secrets in the making only their number is known.
    let composed = isComposing && !isSecure ? preeditCaret : nil
    var rect = flow.caretRect(editing.selected.head, composed: composed).offsetBy(dx: origin.x, dy: origin.y)
    // Spaces hang over the end of a line that is wrapped; the caret behind them waits at the edge.
    if isMultiline { rect.origin.x = min(max(0, rect.minX), max(0, size.width - Self.caretRoom)) }
    return rect
  }

  func caret(at point: CGPoint) -> TextCaret {
    let origin = textOrigin
    return flow.caret(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  private func keepCaretVisible() {
    guard !isMultiline else { return }
    let room = max(0, size.width - Self.caretRoom)
    let limit = max(0, flow.layout(0).size.width - room)
    if isFocused {
      let x = flow.caretRect(editing.selected.head, composed: isComposing && !isSecure ? preeditCaret : nil).minX
      if x - scrollOffset > room { scrollOffset = x - room }
      if x < scrollOffset { scrollOffset = x }
    } else {
      // The beginning of the line.
      scrollOffset = flow.isRightToLeft(at: TextCaret(0)) ? limit : 0
    }
    scrollOffset = min(max(0, scrollOffset), limit)
  }

  /// All of a field, and the caret of what is larger than its viewport.
  var revealedRect: CGRect { isMultiline ? caretRect : CGRect(origin: .zero, size: size).insetBy(dx: 0, dy: -8) }

  /// Moves the scroll views around so far that the caret is seen.
  func revealCaret() {
    graph.afterLayout { [weak self] in self?.scrollToCaret(attempts: 4) }
  }

  private func scrollToCaret(attempts: Int) {
    guard attempts > 0, isAttached, isFocused else { return }
    let hasMoved = revealInScrollViews(caretRect.insetBy(dx: 0, dy: -1))
    // What comes into sight may turn out to have another height.
    if hasMoved, !flow.isExact { graph.afterLayout { [weak self] in self?.scrollToCaret(attempts: attempts - 1) } }
  }

  // MARK: Drawing

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let environment = environment
    let bounds = CGRect(origin: offset, size: presentedSize)
    let accent = Color.accentColor.resolved(in: environment)
    var nodes: [DisplayNode] = []
    let origin = CGPoint(x: offset.x + textOrigin.x, y: offset.y + textOrigin.y)
    if isFocused, editing.hasSelection, !isComposing {
      let color = accent.multiplyingAlpha(by: environment.colorScheme == .dark ? 0.45 : 0.25)
      for rect in flow.selectionRects(editing.selection, in: span) {
        nodes.append(DisplayNode(.color(color, rect.offsetBy(dx: origin.x, dy: origin.y))))
      }
    }
    if isEmpty { drawnParagraphs = nil }
    if let text = isEmpty ? drawPlaceholder(in: bounds) : drawText(at: origin) { nodes.append(text) }
    if isFocused, caretBlink.isVisible, !editing.hasSelection || isComposing {
      let caret = caretRect.offsetBy(dx: offset.x, dy: offset.y)
      // Half of it before the place, as between two letters: the first letter of the text or of the prompt isn't covered.
      let x = min(max(caret.minX - 1, bounds.minX - 1), max(bounds.minX - 1, bounds.maxX - Self.caretRoom))
      nodes.append(
        DisplayNode(
          .fill(
            Path(roundedRect: CGRect(x: x, y: caret.minY, width: Self.caretRoom, height: caret.height), cornerRadius: 1), FillStyle(),
            .color(accent))))
    }
    let handles = drawHandles(at: offset, color: accent)
    guard !isMultiline else {
      nodes += handles.map { [$0] } ?? []
      return nodes.isEmpty ? nil : DisplayNode(.group(nodes))
    }
    let line = DisplayNode(.clip(Path(bounds.insetBy(dx: -1, dy: 0)), FillStyle(), DisplayNode(.group(nodes))))
    return handles.map { DisplayNode(.group([line, $0])) } ?? line
  }

  private func drawPlaceholder(in bounds: CGRect) -> DisplayNode? {
    guard let text = shapedPlaceholder(width: isMultiline ? flow.width : nil) else { return nil }
    let slack = max(0, bounds.width - text.size.width - Self.caretRoom)
    let origin = CGPoint(x: bounds.minX + (slack * alignmentShare).rounded(), y: bounds.minY)
    let environment = environment
    if environment.isRedacted { return Redaction.bars(for: text, at: origin, color: Color.primary.resolved(in: environment)) }
    return DisplayNode(.text(text, at: origin, color: Color.prompt.resolved(in: environment)))
  }

  /// The paragraphs that are seen; the same drawing as long as nothing of them changes, for the caret's blinking.
  private func drawText(at origin: CGPoint) -> DisplayNode? {
    let color = environment.foregroundStyle?.color(in: environment) ?? Color.primary.resolved(in: environment)
    let span = flow.paragraphs(in: span)
    drawnParagraphs = span
    let isRedacted = environment.isRedacted
    if !isRedacted, let drawnText, drawnText.span == span, drawnText.offset == origin, drawnText.color == color { return drawnText.node }
    let nodes = span.map { paragraph in
      let shaped = flow.layout(paragraph)
      let place = flow.origin(of: paragraph, shaped)
      let point = CGPoint(x: origin.x + place.x, y: origin.y + place.y)
      if isRedacted { return Redaction.bars(for: shaped, at: point, color: color) ?? .empty }
      return DisplayNode(.text(shaped, at: point, color: color))
    }
    let node = nodes.count == 1 ? nodes[0] : DisplayNode(.group(nodes))
    drawnText = isRedacted ? nil : (span, origin, color, node)
    return node
  }

  var accessibilityContent: AccessibilityNode.Content? {
    .init(
      label: view.placeholder.map { string(of: $0) } ?? "",
      value: environment.isRedacted ? nil : spokenText, traits: .isTextField)
  }

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    guard !environment.isRedacted else { return }
    for index in nodes.indices where nodes[index].box === self { nodes[index].text = self }
  }

  override func hitContent(_ point: CGPoint) -> LayoutBox? {
    hitChildren(point, orSelfIn: CGRect(origin: .zero, size: presentedSize).insetBy(dx: -handleReach, dy: -handleReach))
  }

  // MARK: Pointers

  var gestureMember: GestureMember? { canBeFocused ? member : nil }

  var pointerShape: PointerShape { canBeFocused ? .text : .arrow }

  /// Around what is selected and can be seen, in the box's own space; the caret's place where nothing is.
  var selectionBounds: CGRect {
    let rects = editing.hasSelection ? flow.selectionRects(editing.selection, in: span) : []
    guard let first = rects.first else { return caretRect }
    let origin = textOrigin
    return rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: origin.x, dy: origin.y)
  }

  // MARK: Focus

  var canBeFocused: Bool { environment.isEnabled }

  func focusDidChange(_ focused: Bool, showsRing: Bool) {
    let changed = focused != isFocused
    isFocused = focused
    if changed, focused, graph.input.focus.isByKeyboard, !isMultiline { editing.selectAll() }
    if focused {
      restartBlinking()
    } else {
      showsHandles = false
      finishPreedit()
      caretBlink.stop(in: graph)
    }
    keepCaretVisible()
    setNeedsDisplay()
    enclosingFrame?.setNeedsDisplay()
    guard changed else { return }
    if let editingChanged = view.editingChanged { graph.enqueueAction { editingChanged(focused) } }
    if focused { reportSelection() }
  }

  /// Keeps the caret visible after a change; without the focus there is none.
  func restartBlinking() {
    if isFocused { caretBlink.restart(in: self) } else { caretBlink.stop(in: graph) }
  }

  // MARK: Changes

  func setPreedit(_ text: String, caret: Int) {
    let old = preedit
    preedit = text
    preeditCaret = min(max(0, caret), text.utf8.count)
    guard old != text else { return selectionDidChange() }
    flow.invalidate(editing.contents.paragraph(at: editing.head))
    textDidChange()
  }

  func finishPreedit() {
    if isComposing { setPreedit("", caret: 0) }
  }

  /// Takes what became of the text into its layout.
  func applyChanges() {
    let changes = editing.takeChanges()
    guard !changes.isEmpty else { return }
    flow.apply(changes)
    textDidChange()
  }

  private func textDidChange() {
    drawnText = nil
    setNeedsLayout()
    // A scroll view's own size doesn't follow its content's; the field around it may.
    enclosingTextViewport?.contentDidChange()
    selectionDidChange()
  }

  func selectionDidChange(keepsColumn: Bool = false) {
    if !keepsColumn { goalX = nil }
    keepCaretVisible()
    restartBlinking()
    setNeedsDisplay()
  }

  /// Tells the selection's binding.
  func reportSelection() {
    guard let binding = view.selection else { return }
    let contents = editing.contents
    let range = contents.index(editing.selection.lowerBound)..<contents.index(editing.selection.upperBound)
    let selection = TextSelection(range: range)
    view.selectionValue = selection
    if Dependencies.withoutReader({ binding.wrappedValue }) != selection { binding.wrappedValue = selection }
  }

  private func applySelection(_ selection: TextSelection?) {
    guard let range = selection?.range else { return }
    let text = editing.text
    let limit = text.endIndex
    editing.select(editing.contents.offset(min(range.lowerBound, limit))..<editing.contents.offset(min(range.upperBound, limit)))
    selectionDidChange()
    if isFocused { revealCaret() }
  }
}

extension LayoutBox {
  /// The nearest box of a kind around, within the same field.
  fileprivate func nearest<Box: LayoutBox>(_ type: Box.Type) -> Box? {
    var box = parent
    for _ in 0..<12 {
      if let found = box as? Box { return found }
      box = box?.parent
    }
    return nil
  }
}

extension TextInputBox {
  /// The frame that is drawn around the field, where there is one.
  var enclosingFrame: TextFrameBox? { nearest(TextFrameBox.self) }
  /// What limits the field's height, where it has several lines.
  var enclosingTextViewport: TextViewportBox? { isMultiline ? nearest(TextViewportBox.self) : nil }
}
