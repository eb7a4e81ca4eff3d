import Foundation
import OrielModel

/// A replacement of typed text by the keyboard. The delete key undoes it as long as the text doesn't change otherwise.
struct KeyReplacement {
  /// The text that was typed, and the text that replaces it.
  let typed: String
  let written: String
  /// The text before the insertion point right after the replacement.
  let text: Substring
  /// The word that isn't corrected again if the replacement is undone.
  var kept: String?
  /// Indicates whether the keyboard has added the space at the end, which a punctuation mark replaces.
  var hasOwnSpace = false
}

extension SoftwareKeyboard {
  /// The duration in seconds within which a second tap on the space bar ends the sentence.
  static let doubleSpace = 0.7

  /// The text before the insertion point in its paragraph, or an empty string in a secure field.
  var textBeforeCaret: Substring {
    guard let state else { return "" }
    let text = state.surroundingText
    let caret = text.utf8.index(text.startIndex, offsetBy: max(0, state.surroundingCaret), limitedBy: text.endIndex) ?? text.endIndex
    return text[..<caret]
  }

  /// Types a text in the same way as an input method.
  func type(_ text: String) {
    guard state != nil else { return }
    if emojiSearch != nil {
      letterWasTyped()
      return changeEmojiSearch { $0 += text }
    }
    let last = lastSpace
    if replaceOwnSpace(before: text) {
      graph.needFrame()
      return
    }
    replacement = nil
    lastSpace = nil
    if plane == .letters { letterWasTyped() }
    if text == " ", let last, graph.now - last <= Self.doubleSpace, endSentence() {
      graph.needFrame()
      return
    }
    if !correct(endedBy: text) { focus.handle(.insert(text)) }
    graph.needFrame()
    if text == " " { lastSpace = graph.now }
    let leavesNumbers = text == " " || text == "'"
    if leavesNumbers, plane == .numbers || plane == .symbols, planeType != .numbersAndPunctuation { show(.letters) }
  }

  /// Replaces the space after a word by a full stop and a space, for the second of two spaces. Returns `false` if it doesn't apply.
  private func endSentence() -> Bool {
    guard let state, !layout.stop.isEmpty else { return false }
    switch state.traits.keyboardType {
    case .default, .asciiCapable, .twitter, .webSearch: break
    case .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress, .decimalPad, .asciiCapableNumberPad:
      return false
    }
    let text = textBeforeCaret
    guard text.last == " ", let end = text.dropLast().last, end.isLetter || end.isNumber || Self.closing.contains(end) else { return false }
    replace(" ", by: layout.stop + " ", typed: "  ")
    return true
  }

  private static let closing: Set<Character> = ["\"", "'", "”", "’", "»", "›", ")", "]", "}", "“", "%", "°"]

  /// Replaces the text right before the insertion point. The delete key undoes the replacement.
  func replace(_ old: String, by new: String, typed: String, keeping kept: String? = nil) {
    focus.handle(.deleteSurrounding(before: old.unicodeScalars.count, after: 0))
    focus.handle(.insert(new))
    replacement = KeyReplacement(typed: typed, written: new, text: textBeforeCaret, kept: kept)
  }

  /// Deletes a character, or undoes the keyboard's own replacement.
  func delete() {
    lastSpace = nil
    if let emojiSearch {
      // In an empty search, the delete key ends the search.
      if emojiSearch.isEmpty { show(.emoji) } else { changeEmojiSearch { $0.removeLast() } }
      return
    }
    guard let last = replacement, last.text == textBeforeCaret else { return send(.delete) }
    replacement = nil
    if let kept = last.kept { words.kept.insert(kept.lowercased()) }
    focus.handle(.deleteSurrounding(before: last.written.unicodeScalars.count, after: 0))
    focus.handle(.insert(last.typed))
    graph.needFrame()
  }

  /// Deletes back to the beginning of a word.
  func deleteWord() {
    guard state != nil else { return }
    if emojiSearch != nil { return changeEmojiSearch { $0 = "" } }
    replacement = nil
    focus.handle(.deleteWord)
    graph.needFrame()
  }

  /// Sends a function key in the same way as a hardware key.
  func send(_ key: KeyEquivalent, isRepeat: Bool = false) {
    guard state != nil else { return }
    if emojiSearch != nil {
      switch key {
      case .delete: return changeEmojiSearch { if !$0.isEmpty { $0.removeLast() } }
      case .return: return show(.emoji)
      default: break
      }
    }
    replacement = nil
    lastSpace = nil
    _ = focus.handle(KeyEvent(phase: isRepeat ? .repeat : .down, key: key, modifiers: [], time: graph.now))
    graph.needFrame()
  }

  func release(_ key: KeyEquivalent) { _ = focus.handle(KeyEvent(phase: .up, key: key, modifiers: [], time: graph.now)) }

  /// Presses and releases a key, for assistive technology.
  func press(_ key: Key) {
    graph.input.surface?.playKeyPress()
    switch key.action {
    case .type, .space:
      if let text = key.text(isShifted: shift.isOn) { type(text) }
    case .delete:
      delete()
      release(.delete)
    case .submit: tap(.return)
    case .shift:
      shiftDown(at: graph.now)
      shiftUp()
    case .plane(let plane): show(plane)
    case .nextLayout: useNextLayout()
    case .dismiss: dismiss()
    case .emoji(let text): typeEmoji(text)
    case .emojiGroup(let group): panel?.grid?.show(group: group)
    case .searchEmoji: searchEmoji()
    case .offer(let index): if let offer = panel?.offers.indices.contains(index) == true ? panel?.offers[index] : nil { take(offer) }
    }
    graph.needFrame()
  }

  func tap(_ key: KeyEquivalent) {
    send(key)
    release(key)
  }
}
