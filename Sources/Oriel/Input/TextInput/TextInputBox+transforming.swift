import OrielModel

extension TextInputBox {
  /// Replaces the selection, or the word at the insertion point, by the result of a function, and selects that.
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
