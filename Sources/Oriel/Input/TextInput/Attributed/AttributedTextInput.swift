import Foundation

/// The attributed text that a field edits, with its selection.
struct AttributedTextInput {
  let text: Binding<AttributedString>
  /// The value of the binding, so that a change of it is a change of the view.
  let value: AttributedString
  let selection: Binding<AttributedTextSelection>?
  /// The value of the selection binding.
  var selectionValue: AttributedTextSelection?

  init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?) {
    self.text = text
    value = text.wrappedValue
    self.selection = selection
    selectionValue = selection?.wrappedValue
  }

  /// The characters without attributes.
  var plainText: Binding<String> {
    Binding(get: { String(text.wrappedValue.characters) }, set: { text.wrappedValue = AttributedString($0) })
  }
}

/// The attributes of an edited text. They follow edits of its characters.
struct EditedAttributes {
  /// The text with its attributes.
  private(set) var text: AttributedString
  /// Earlier texts, the last one at the end, for undo and redo.
  private var earlier: [AttributedString] = []
  /// The attributes that the app has set for text that is typed at an offset, or `nil`.
  var typing: (offset: Int, attributes: AttributeContainer)?

  /// The number of texts up to which undo and redo restore attributes.
  private static let greatestCount = 200

  init(_ text: AttributedString) { self.text = text }

  /// Sets the text, and returns `true` if it differs from the one before.
  mutating func set(_ new: AttributedString) -> Bool {
    guard new != text else { return false }
    remember()
    text = new
    return true
  }

  /// Follows an edit that has resulted in a string, with an insertion point at its end.
  ///
  /// - Parameters:
  ///   - string: The text after the edit.
  ///   - head: The UTF-8 offset of the insertion point after the edit.
  ///   - attributes: The attributes of new text.
  mutating func follow(_ string: String, head: Int, attributes: AttributeContainer) {
    let old = String(text.characters)
    guard !old.utf8.elementsEqual(string.utf8) else { return }
    remember()
    let (range, inserted) = Self.difference(from: old, to: string, head: head)
    text.replaceSubrange(text.range(utf8: range), with: AttributedString(inserted, attributes: attributes))
  }

  /// Follows undo or redo. Attributes are those that the text had when it consisted of the same characters.
  mutating func restore(_ string: String, head: Int, attributes: AttributeContainer) {
    guard let index = earlier.lastIndex(where: { $0.characters.elementsEqual(string) }) else {
      return follow(string, head: head, attributes: attributes)
    }
    let restored = earlier[index]
    remember()
    text = restored
  }

  private mutating func remember() {
    earlier.append(text)
    if earlier.count > Self.greatestCount { earlier.removeFirst() }
  }

  /// Returns the range that an edit replaced, and its replacement. Of equal characters, those before the insertion point are the new ones.
  private static func difference(from old: String, to new: String, head: Int) -> (range: Range<Int>, inserted: String) {
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    let limit = min(old.count, new.count)
    func isBoundary(_ bytes: [UInt8], _ offset: Int) -> Bool { offset >= bytes.count || bytes[offset] & 0xC0 != 0x80 }
    var suffix = 0
    while suffix < min(limit, max(0, new.count - head)), old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    while suffix > 0, !isBoundary(old, old.count - suffix) { suffix -= 1 }
    var prefix = 0
    while prefix < limit - suffix, old[prefix] == new[prefix] { prefix += 1 }
    while prefix > 0, !isBoundary(old, prefix) || !isBoundary(new, prefix) { prefix -= 1 }
    return (prefix..<old.count - suffix, String(decoding: new[prefix..<new.count - suffix], as: UTF8.self))
  }
}
