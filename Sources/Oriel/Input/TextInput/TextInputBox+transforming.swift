import OrielModel

extension TextInputBox {
  /// Puts what a function makes of the selection, or of the word at the caret, in its place, and selects that.
  func transformSelection(_ transform: (String) -> String) {
    edit { editing in
      if editing.selection.isEmpty { editing.selectWord(at: editing.head) }
      let range = editing.selection
      let old = editing.contents[range]
      let new = transform(old)
      guard new != old else { return }
      editing.insert(new)
      editing.select(range.lowerBound..<range.lowerBound + new.utf8.count)
    }
  }
}
