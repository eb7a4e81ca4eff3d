import Foundation
import OrielDrawing
import OrielModel

/// A box that shows and edits a text: one line that scrolls with the insertion point, or wrapped lines.
///
/// A text of several lines has the height of all of them; the enclosing scroll view determines the visible part.
@MainActor
final class TextInputBox: LayoutBox, GestureSource, PointerShaping, TextFlowSource, ViewportObserving, AccessibilitySource {
  var view: TextInput
  var editing: TextEditingState
  /// The attributes of the text, or `nil` if it has none.
  var attributes: EditedAttributes?
  private(set) var preedit = ""
  /// True while the binding is set to the text that the user has entered.
  var isWriting = false
  private(set) var preeditCaret = 0
  private(set) lazy var flow = TextFlow(self)
  /// The style with which the text is shaped, for detecting changes.
  private var shapedStyle: TextRequest?
  /// The distance by which a single line is scrolled to the left.
  private(set) var scrollOffset: CGFloat = 0
  private(set) var isFocused = false
  /// Indicates whether a finger has selected text, and handles are shown.
  var showsHandles = false {
    didSet { if showsHandles != oldValue { setNeedsDisplay() } }
  }
  private let caretBlink = CaretBlink()
  /// The horizontal position that vertical movements keep.
  var goalX: CGFloat?
  /// The height of the viewport, which the box fills so that a press below the text is a press in the text.
  var minimumHeight: CGFloat = 0 {
    didSet { if minimumHeight != oldValue { setNeedsLayout() } }
  }
  /// The height that was reported to the enclosing layout.
  private var reportedHeight: CGFloat = 0
  private var isFilling = false
  private var drawnText: (span: Range<Int>, offset: CGPoint, color: RGBA, node: DisplayNode)?
  /// The paragraphs in the drawing, or `nil` if it contains none.
  private var drawnParagraphs: Range<Int>?
  private lazy var selectionUnit = TextSelectionRecognizer(box: self)
  private lazy var member = GestureMember(selectionUnit)

  init(_ view: TextInput, node: AnyViewNode) {
    self.view = view
    editing = TextEditingState(view.value, hasParagraphs: view.kind.isMultiline)
    attributes = view.attributed.map { EditedAttributes($0.value) }
    super.init(node: node)
    editing.keepsHistory = view.kind != .secure
    applySelection(view.selectionValue)
    applyAttributedSelection(view.attributed?.selectionValue)
    graph.input.focus.register(self)
  }

  /// The text in the field.
  var string: String { editing.text }

  var contents: EditedText { editing.contents }

  func update(_ newView: TextInput) {
    let (oldSelection, oldAttributedSelection) = (view.selectionValue, view.attributed?.selectionValue)
    let hasOtherPlaceholder = newView.placeholder != view.placeholder
    view = newView
    if let input = newView.attributed {
      adopt(input.value)
    } else {
      editing.setText(newView.value)
      applyChanges()
    }
    let style = requestStyle
    if style != shapedStyle {
      shapedStyle = style
      flow.reset()
      textDidChange()
    } else if hasOtherPlaceholder {
      setNeedsLayout()
    }
    if newView.selectionValue != oldSelection { applySelection(newView.selectionValue) }
    if let selection = newView.attributed?.selectionValue, selection != oldAttributedSelection { applyAttributedSelection(selection) }
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

  /// The inputs of shaping other than the text.
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

  var alignmentFraction: CGFloat {
    switch environment.multilineTextAlignment {
    case .leading: isMirrored ? 1 : 0
    case .center: 0.5
    case .trailing: isMirrored ? 0 : 1
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

  /// The width beside the text for the insertion point at the end of a line.
  private static let caretWidth: CGFloat = 2

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var size = idealSize(proposal)
    if isMultiline { size.height = max(size.height, minimumHeight) }
    return size
  }

  /// Returns the size that the text requires.
  func idealSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
    let wrapping = isMultiline ? width.map { max(0, $0 - Self.caretWidth) } : nil
    var size = flow.size(in: wrapping)
    if isEmpty, let placeholder = shapedPlaceholder(width: wrapping) {
      size = CGSize(width: max(size.width, placeholder.size.width), height: max(size.height, placeholder.size.height))
    }
    return CGSize(width: width ?? max(size.width.rounded(.up) + Self.caretWidth, 10), height: size.height)
  }

  override func layoutChildren() {
    if isMultiline {
      flow.setWidth(max(0, size.width - Self.caretWidth))
      reportedHeight = size.height
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

  // MARK: Visible part

  /// The visible part of the height, in the coordinate space of the box.
  private var span: ClosedRange<CGFloat> {
    let visible = visibleRect
    guard isMultiline, !visible.isNull, visible.minY.isFinite, visible.maxY > visible.minY else { return 0...max(1, size.height) }
    return max(0, visible.minY)...max(1, visible.maxY)
  }

  /// Lays out paragraphs that have become visible, after the current pass.
  func viewportDidChange() {
    guard isMultiline else { return }
    if let drawnParagraphs, drawnParagraphs != flow.paragraphs(in: span) { setNeedsDisplay() }
    guard !flow.isExact, !isFilling, !flow.isFilled(span) || abs(height - reportedHeight) > 0.01 else { return }
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
    if abs(height - reportedHeight) > 0.01 { setNeedsLayout() }
    setNeedsDisplay()
  }

  /// The origin of the text in the box.
  var textOrigin: CGPoint {
    guard !isMultiline else { return .zero }
    let slack = max(0, size.width - flow.layout(0).size.width - Self.caretWidth)
    return CGPoint(x: (slack * alignmentFraction).rounded() - scrollOffset, y: 0)
  }

  /// The frame of the insertion point, in the coordinate space of the box.
  var caretRect: CGRect {
    let origin = textOrigin
    // A secure field doesn't reveal the position within its marked text.
    let composed = isComposing && !isSecure ? preeditCaret : nil
    var rect = flow.caretRect(editing.selected.head, composed: composed).offsetBy(dx: origin.x, dy: origin.y)
    // Spaces extend beyond the end of a wrapped line. The insertion point after them stays at the edge.
    if isMultiline { rect.origin.x = min(max(0, rect.minX), max(0, size.width - Self.caretWidth)) }
    return rect
  }

  func caret(at point: CGPoint) -> TextCaret {
    let origin = textOrigin
    return flow.caret(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  private func keepCaretVisible() {
    guard !isMultiline else { return }
    let room = max(0, size.width - Self.caretWidth)
    let limit = max(0, flow.layout(0).size.width - room)
    if isFocused {
      let x = flow.caretRect(editing.selected.head, composed: isComposing && !isSecure ? preeditCaret : nil).minX
      if x - scrollOffset > room { scrollOffset = x - room }
      if x < scrollOffset { scrollOffset = x }
    } else {
      // The line shows its beginning.
      scrollOffset = flow.isRightToLeft(at: TextCaret(0)) ? limit : 0
    }
    scrollOffset = min(max(0, scrollOffset), limit)
  }

  /// The whole field, or the insertion point of a text that is larger than its viewport.
  var revealedRect: CGRect { isMultiline ? caretRect : CGRect(origin: .zero, size: size).insetBy(dx: 0, dy: -8) }

  /// Scrolls the enclosing scroll views so that the insertion point becomes visible.
  func revealCaret() {
    graph.afterLayout { [weak self] in self?.scrollToCaret(attempts: 4) }
  }

  private func scrollToCaret(attempts: Int) {
    guard attempts > 0, isAttached, isFocused else { return }
    let hasMoved = revealInScrollViews(caretRect.insetBy(dx: 0, dy: -1))
    // Paragraphs that become visible may have another height than estimated.
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
      // Half of the insertion point is before its position, as between two letters, so that it doesn't cover the first letter of the text
      // or the prompt.
      let x = min(max(caret.minX - 1, bounds.minX - 1), max(bounds.minX - 1, bounds.maxX - Self.caretWidth))
      nodes.append(
        DisplayNode(
          .fill(
            Path(roundedRect: CGRect(x: x, y: caret.minY, width: Self.caretWidth, height: caret.height), cornerRadius: 1), FillStyle(),
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
    let slack = max(0, bounds.width - text.size.width - Self.caretWidth)
    let origin = CGPoint(x: bounds.minX + (slack * alignmentFraction).rounded(), y: bounds.minY)
    let environment = environment
    if environment.isRedacted { return Redaction.bars(for: text, at: origin, color: Color.primary.resolved(in: environment)) }
    return DisplayNode(.text(text, at: origin, color: Color.prompt.resolved(in: environment)))
  }

  /// Draws the visible paragraphs. The drawing is reused while they don't change, as for the blinking of the insertion point.
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

  /// The bounds of the visible selection, or the frame of the insertion point if there is none, in the coordinate space of the box.
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

  /// Keeps the insertion point visible after a change. Without the focus it isn't drawn.
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

  /// Applies the changes of the text to the layout.
  func applyChanges() {
    let changes = editing.takeChanges()
    guard !changes.isEmpty else { return }
    flow.apply(changes)
    textDidChange()
  }

  /// Updates the layout after a change of the text or its attributes.
  func textDidChange() {
    drawnText = nil
    setNeedsLayout()
    // The size of a scroll view doesn't depend on its content, but that of the field around it may.
    enclosingTextViewport?.contentDidChange()
    selectionDidChange()
  }

  func selectionDidChange(keepsColumn: Bool = false) {
    if !keepsColumn { goalX = nil }
    keepCaretVisible()
    restartBlinking()
    setNeedsDisplay()
  }

  /// Writes the selection to its binding.
  func reportSelection() {
    if attributes != nil { return reportAttributedSelection() }
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
  /// Returns the nearest ancestor of a type within the same field.
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
  /// The frame that is drawn around the field, or `nil` if there is none.
  var enclosingFrame: TextFrameBox? { nearest(TextFrameBox.self) }
  /// The box that limits the height of a field with several lines, or `nil` if there is none.
  var enclosingTextViewport: TextViewportBox? { isMultiline ? nearest(TextViewportBox.self) : nil }
}
