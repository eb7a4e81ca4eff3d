import Foundation
import OrielDrawing
import OrielModel

extension TextInputBox {
  /// The attributes of text that is typed next.
  var typingAttributes: AttributeContainer {
    guard let attributes else { return AttributeContainer() }
    if !editing.hasSelection, let typing = attributes.typing, typing.offset == editing.head { return typing.attributes }
    let start = attributes.text.index(utf8: editing.selection.lowerBound)
    return attributes.text.inheritedAttributes(at: start, after: editing.hasSelection)
  }

  /// Returns the runs of a range of the text with their attributes.
  func attributedRuns(_ range: Range<Int>, style: TextStyleState) -> [TextRun] {
    guard let attributes, !range.isEmpty else { return [] }
    let environment = environment
    let part = attributes.text[attributes.text.range(utf8: range)]
    return part.runs.map { run in
      var style = style
      style.apply(run, environment: environment)
      return style.run(String(part.characters[run.range]), environment: environment)
    }
  }

  /// Returns a style with the attributes of text that is typed next.
  func typingStyle(_ style: TextStyleState) -> TextStyleState {
    let sample = AttributedString("x", attributes: typingAttributes)
    var style = style
    for run in sample.runs { style.apply(run, environment: environment) }
    return style
  }

  /// Writes the edited text to its binding, and reads what the binding made of it.
  func write() {
    isWriting = true
    defer { isWriting = false }
    guard let input = view.attributed, let edited = attributes?.text else {
      view.text.wrappedValue = editing.text
      return
    }
    input.text.wrappedValue = edited
  }

  /// Reads the text from its binding, which may have rejected or changed the written value.
  func readBack() {
    guard let input = view.attributed else {
      return editing.setText(Dependencies.withoutReader { view.text.wrappedValue })
    }
    adopt(Dependencies.withoutReader { input.text.wrappedValue })
  }

  /// Shows a text that other code has set.
  func adopt(_ text: AttributedString) {
    guard attributes?.set(text) == true else { return }
    editing.setText(String(text.characters))
    applyChanges()
    // The attributes of any paragraph may have changed.
    flow.reset()
    textDidChange()
    // The selection of the binding was that of the earlier text, unless the app has changed it, too.
    if let selection = view.attributed?.selectionValue, !selection.isValid(within: text) {
      graph.enqueueAction { [weak self] in self?.reportAttributedSelection() }
    }
  }

  /// Writes the selection to its binding.
  func reportAttributedSelection() {
    guard let binding = view.attributed?.selection, let text = attributes?.text else { return }
    let range = text.range(utf8: editing.selection)
    if attributes?.typing?.offset != editing.head || editing.hasSelection { attributes?.typing = nil }
    let selection =
      editing.hasSelection
      ? AttributedTextSelection(range: range)
      : AttributedTextSelection(insertionPoint: range.lowerBound, typingAttributes: attributes?.typing?.attributes)
    view.attributed?.selectionValue = selection
    // Equal indices of an earlier text aren't valid in this one.
    let old = Dependencies.withoutReader { binding.wrappedValue }
    if old != selection || !old.isValid(within: text) { binding.wrappedValue = selection }
  }

  /// Selects what a selection of the binding describes.
  func applyAttributedSelection(_ selection: AttributedTextSelection?) {
    guard let selection, let text = attributes?.text else { return }
    let old = editing.selection
    switch selection.indices(in: text) {
    case .insertionPoint(let index):
      let offset = text.utf8Offset(index)
      if old != offset..<offset { editing.select(offset..<offset) }
      attributes?.typing = selection.explicitTyping.map { (editing.head, $0) }
    case .ranges(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return }
      let range = text.utf8Offset(first.lowerBound)..<text.utf8Offset(last.upperBound)
      if old != range { editing.select(range) }
      attributes?.typing = nil
    }
    guard editing.selection != old else { return setNeedsDisplay() }
    selectionDidChange()
    if isFocused { revealCaret() }
  }

  /// Makes the selected text bold, italic or underlined, or removes that if it is so from end to end. Without a selection, the change
  /// applies to text that is typed next.
  func toggle(_ trait: AttributedTrait) {
    guard let attributes else { return }
    var (text, base) = (attributes.text, environment.effectiveFont)
    let context = environment.fontResolutionContext
    if environment.font == nil { base = .default }
    var selection =
      editing.hasSelection
      ? AttributedTextSelection(range: text.range(utf8: editing.selection))
      : AttributedTextSelection(insertionPoint: text.index(utf8: editing.head), typingAttributes: typingAttributes)
    let isOn = selection.attributes(in: text).allSatisfy { trait.isOn($0, base: base, context) }
    text.transformAttributes(in: &selection) { trait.set(!isOn, &$0, base: base) }
    if editing.hasSelection {
      guard view.attributed != nil else { return }
      _ = self.attributes?.set(text)
      flow.reset()
      textDidChange()
      write()
      readBack()
    } else {
      self.attributes?.typing = selection.explicitTyping.map { (editing.head, $0) }
    }
    reportAttributedSelection()
  }
}

/// A trait that a key combination switches in attributed text.
enum AttributedTrait {
  case bold, italic, underline

  func isOn(_ attributes: AttributeContainer, base: Font, _ context: Font.Context) -> Bool {
    let font = (attributes.swiftUI.font ?? base).resolve(in: context)
    return switch self {
    case .bold: font.isBold
    case .italic: font.isItalic
    case .underline: attributes.swiftUI.underlineStyle != nil
    }
  }

  func set(_ isOn: Bool, _ attributes: inout AttributeContainer, base: Font) {
    let font = attributes.swiftUI.font ?? base
    switch self {
    case .bold: attributes.swiftUI.font = font.bold(isOn)
    case .italic: attributes.swiftUI.font = font.italic(isOn)
    case .underline: attributes.swiftUI.underlineStyle = isOn ? .single : nil
    }
  }
}
