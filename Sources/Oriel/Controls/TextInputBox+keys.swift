import Foundation

extension TextInputBox {
  func handle(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, canBeFocused else { return false }
    let extending = event.modifiers.contains(.shift)
    let byWord = event.modifiers.contains(.control)
    switch event.key {
    case .leftArrow: move(isMirrored ? (byWord ? .wordForward : .forward) : (byWord ? .wordBackward : .backward), extending)
    case .rightArrow: move(isMirrored ? (byWord ? .wordBackward : .backward) : (byWord ? .wordForward : .forward), extending)
    case .home, .upArrow: move(.start, extending)
    case .end, .downArrow: move(.end, extending)
    case .delete: edit { $0.delete(byWord ? .wordBackward : .backward) }
    case .deleteForward: edit { $0.delete(byWord ? .wordForward : .forward) }
    case .return: environment.submitActions.submit(.text)
    case "a" where byWord:
      editing.selectAll()
      selectionDidChange()
    case "c" where byWord: copySelection()
    case "x" where byWord:
      if copySelection() { edit { $0.insert("") } }
    case "v" where byWord:
      graph.input.surface?.readClipboard { [weak self] text in
        guard let self, let text, isFocused else { return }
        edit { $0.insert(Self.singleLine(text)) }
        graph.input.focus.reportTextInput()
      }
    default: return false
    }
    return true
  }

  func handle(_ event: TextInputEvent) {
    guard canBeFocused else { return }
    switch event {
    case .insert(let text):
      preedit = ""
      edit { $0.insert(Self.singleLine(text)) }
    case .preedit(let text, let caret):
      // What was selected makes room for what is being composed.
      if !text.isEmpty, preedit.isEmpty, editing.hasSelection { edit { $0.insert("") } }
      preedit = text
      preeditCaret = min(max(0, caret), text.utf8.count)
      if view.isSecure { preeditCaret = Self.dot.utf8.count * text.count }
      textDidChange()
    case .deleteSurrounding(let before, let after): edit { $0.deleteSurrounding(before: before, after: after) }
    }
  }

  /// Whether there was something to copy. Secrets stay where they are.
  @discardableResult private func copySelection() -> Bool {
    guard editing.hasSelection, !view.isSecure else { return false }
    graph.input.surface?.writeClipboard(editing.selectedText)
    return true
  }

  private static func singleLine(_ text: String) -> String {
    text.contains(where: \.isNewline) ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
  }

  private func move(_ movement: TextEditingState.Movement, _ extending: Bool) {
    editing.move(movement, extending: extending)
    selectionDidChange()
  }

  private func edit(_ change: (inout TextEditingState) -> Void) {
    let old = editing.text
    change(&editing)
    if editing.text != old {
      view.text.wrappedValue = editing.text
      // A binding may refuse or rewrite what it is given.
      editing.setText(Dependencies.withoutReader { view.text.wrappedValue })
    }
    textDidChange()
  }
}
