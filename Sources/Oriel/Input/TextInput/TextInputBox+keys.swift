import Foundation
import OrielDrawing
import OrielModel

extension TextInputBox {
  func handle(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, canBeFocused else { return false }
    let extending = event.modifiers.contains(.shift)
    let byWord = event.modifiers.contains(.control)
    guard event.modifiers.isDisjoint(with: [.option, .command]) else { return false }
    showsHandles = false
    let direction = directionOut(event)
    let selected = editing.selected
    // A key that the input method doesn't consume ends the composition.
    finishPreedit()
    switch event.key {
    case .contextMenu: openMenuAtCaret()
    case .f10 where extending: openMenuAtCaret()
    case .leftArrow: moveSideways(toTheRight: false, byWord: byWord, extending)
    case .rightArrow: moveSideways(toTheRight: true, byWord: byWord, extending)
    case .upArrow: byWord ? move(to: editing.destination(of: .paragraphStart), extending) : moveVertically(by: -1, extending)
    case .downArrow: byWord ? move(to: editing.destination(of: .paragraphEnd), extending) : moveVertically(by: 1, extending)
    case .pageUp where isMultiline: moveVertically(by: -linesOfPage, extending)
    case .pageDown where isMultiline: moveVertically(by: linesOfPage, extending)
    case .home: move(to: byWord ? editing.destination(of: .start) : flow.lineEnds(at: editing.selected.head).start, extending)
    case .end: move(to: byWord ? editing.destination(of: .end) : flow.lineEnds(at: editing.selected.head).end, extending)
    case .delete: edit { $0.delete(byWord ? word(false) : .backward) }
    case .deleteForward where extending: cut()
    case .deleteForward: edit { $0.delete(byWord ? word(true) : .forward) }
    case .return: pressReturn()
    case .tab where view.kind == .editor && event.modifiers.isDisjoint(with: [.control, .shift]): edit { $0.insert("\t", isTyped: true) }
    case "a" where byWord: selectAll()
    case "c" where byWord: copySelection()
    case "x" where byWord: cut()
    case "v" where byWord: paste()
    case "b" where byWord && attributes != nil: toggle(.bold)
    case "i" where byWord && attributes != nil: toggle(.italic)
    case "u" where byWord && attributes != nil: toggle(.underline)
    case "." where byWord, ";" where byWord: return chooseEmoji()
    // Changes by other code are undone by the window's undo manager.
    case "z" where byWord && extending, "Z" where byWord, "y" where byWord: return undoOrRedo { $0.redo() }
    case "z" where byWord: return undoOrRedo { $0.undo() }
    default: return false
    }
    switch direction?.axis {
    case .horizontal?: return editing.selected != selected
    // At an end of the text, the affinity of the insertion point makes no difference.
    case .vertical?: return editing.selection != selected.range
    case nil: return true
    }
  }

  /// Returns the direction in which an arrow key moves the focus if it moves nothing in the text, or `nil` if the focus stays. The focus
  /// leaves only if arrow keys have moved it here, so that it doesn't leave while the user types. A key that is held stops at the end of
  /// the text.
  private func directionOut(_ event: KeyEvent) -> MoveCommandDirection? {
    guard event.phase == .down, event.modifiers.isDisjoint(with: [.shift, .control]), !isComposing, graph.input.focus.directions.leads
    else { return nil }
    return MoveCommandDirection(event.key)
  }

  func handle(_ event: TextInputEvent) {
    guard canBeFocused else { return }
    switch event {
    case .insert(let text):
      finishPreedit()
      edit { $0.insert(fitting(text), isTyped: true) }
    case .preedit(let text, let caret):
      // The marked text replaces the selection.
      if !text.isEmpty, !isComposing, editing.hasSelection { edit { $0.insert("") } }
      setPreedit(text, caret: caret)
      if !text.isEmpty { revealCaret() }
    case .deleteSurrounding(let before, let after): edit { $0.deleteSurrounding(before: before, after: after) }
    case .deleteWord: edit { $0.delete(isSecure ? .backward : .wordBackward) }
    }
  }

  // MARK: Input method

  var takesText: Bool { true }

  var textInputState: TextInputState? {
    let contents = editing.contents
    let paragraph = contents.content(of: contents.paragraph(at: editing.head))
    let traits = environment.textInputTraits
    return TextInputState(
      caret: caretRect.applying(transform(to: nil)), surroundingText: isSecure ? "" : contents[paragraph],
      surroundingCaret: isSecure ? 0 : editing.head - paragraph.lowerBound, purpose: isSecure ? .password : traits.purpose, traits: traits)
  }

  // MARK: Moving

  /// Returns the movement by a word. In a secure field it extends to the end of the text, because the words aren't visible.
  private func word(_ forward: Bool) -> TextEditingState.Movement {
    isSecure ? (forward ? .end : .start) : forward ? .wordForward : .wordBackward
  }

  /// Moves by one character or one word, in visual order.
  private func moveSideways(toTheRight: Bool, byWord: Bool, _ extending: Bool) {
    let head = editing.selected.head
    if byWord {
      let goesForward = toTheRight != flow.isRightToLeft(at: head)
      return move(to: editing.destination(of: word(goesForward)), extending)
    }
    guard editing.hasSelection, !extending else {
      return move(to: flow.caret(besides: head, toTheRight: toTheRight) ?? head, extending)
    }
    // Without Shift the insertion point moves to the end of the selection in that direction.
    let ends = [TextCaret(editing.selection.lowerBound), TextCaret(editing.selection.upperBound, .upstream)]
    let (first, last) = (flow.caretRect(ends[0]), flow.caretRect(ends[1]))
    let isFirstLeft = first.midY == last.midY ? first.minX <= last.minX : !flow.isRightToLeft(at: head)
    move(to: ends[toTheRight == isFirstLeft ? 1 : 0], extending)
  }

  private var linesOfPage: Int {
    guard let scroll = enclosingViewport(along: .vertical) else { return 1 }
    return max(1, Int(scroll.size.height / max(1, flow.lineHeight)) - 1)
  }

  private func moveVertically(by lines: Int, _ extending: Bool) {
    guard isMultiline else { return move(to: editing.destination(of: lines < 0 ? .start : .end), extending) }
    let caret = flow.caretRect(editing.selected.head)
    let x = goalX ?? caret.minX
    // The target starts in the middle of the nearest line, and moves in steps of a line.
    let target =
      lines < 0
      ? caret.minY - flow.lineHeight * (CGFloat(-lines) - 0.5) : caret.maxY + flow.lineHeight * (CGFloat(lines) - 0.5)
    if caret.minY <= 0.5, lines < 0 {
      move(to: TextCaret(0), extending)
    } else if caret.maxY >= flow.total - 0.5, lines > 0 {
      move(to: editing.destination(of: .end), extending)
    } else {
      editing.move(to: flow.caret(at: CGPoint(x: x, y: min(max(0.5, target), flow.total - 0.5))), extending: extending)
      goalX = x
      moveEnded(extending: extending, keepsColumn: true)
      if extending { offerSelection() }
    }
  }

  private func move(to caret: TextCaret, _ extending: Bool) {
    editing.move(to: caret, extending: extending)
    moveEnded(extending: extending)
    if extending { offerSelection() }
  }

  func moveEnded(extending: Bool, keepsColumn: Bool = false, reveals: Bool = true) {
    selectionDidChange(keepsColumn: keepsColumn)
    reportSelection()
    if reveals { revealCaret() }
  }

  // MARK: Editing

  private func pressReturn() {
    guard !isMultiline else { return edit { $0.insert("\n", isTyped: true) } }
    view.committed?()
    let actions = environment.submitActions
    actions.submit(.text)
    // As in AppKit, the default button applies to a field without an action of its own.
    if view.committed == nil, !actions.hasAction(for: .text) { graph.input.focus.pressDefaultAction() }
  }

  /// Changes the text and writes it to the binding. If `restores` is true, the change leads back to an earlier text with its attributes.
  func edit(restores: Bool = false, _ change: (inout TextEditingState) -> Void) {
    finishPreedit()
    let typed = attributes == nil ? AttributeContainer() : typingAttributes
    change(&editing)
    if editing.hasChanges {
      if restores {
        attributes?.restore(editing.text, head: editing.head, attributes: typed)
      } else {
        attributes?.follow(editing.text, head: editing.head, attributes: typed)
      }
      // Observers of the text may request the frame of the insertion point.
      applyChanges()
      write()
      readBack()
      applyChanges()
    }
    selectionDidChange()
    reportSelection()
    revealCaret()
  }

  /// Undoes or redoes a change. Returns `false` if there is nothing to undo or redo and other code has set the text, so that its changes
  /// can be undone elsewhere.
  @discardableResult func undoOrRedo(_ change: (inout TextEditingState) -> Bool) -> Bool {
    var isDone = false
    edit(restores: true) { isDone = change(&$0) }
    return isDone || !editing.wasSetByOthers
  }

  func fitting(_ text: String) -> String {
    guard !isMultiline, text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  // MARK: Emoji

  /// Indicates whether the desktop environment has an emoji chooser, and the text may contain emoji.
  var canChooseEmoji: Bool {
    guard !isSecure, graph.input.surface?.hasEmojiChooser == true else { return false }
    return environment.textInputTraits.purpose == .text
  }

  @discardableResult func chooseEmoji() -> Bool {
    guard canChooseEmoji else { return false }
    graph.input.surface?.chooseEmoji(beside: caretRect.applying(transform(to: nil))) { [weak self] emoji in
      // The chooser had the key focus in the meantime, so the text need not have the focus.
      guard let self, canBeFocused, isAttached else { return }
      edit { $0.insert(emoji) }
      graph.input.focus.reportTextInput()
      graph.needFrame()
    }
    return true
  }

  // MARK: Clipboard

  func cut() {
    if copySelection() { edit { $0.insert("") } }
  }

  func paste() {
    graph.input.surface?.readClipboard { [weak self] in self?.insertPasted($0) }
  }

  /// Pastes the primary selection at the location of a middle click.
  func middlePress(at location: CGPoint) {
    guard canBeFocused, let point = localPoint(location) else { return }
    press(at: point, clicks: 1, extending: false)
    graph.input.surface?.readPrimarySelection { [weak self] in self?.insertPasted($0) }
  }

  private func insertPasted(_ text: String?) {
    guard let text, isFocused, canBeFocused else { return }
    edit { $0.insert(fitting(text)) }
    graph.input.focus.reportTextInput()
  }
}
