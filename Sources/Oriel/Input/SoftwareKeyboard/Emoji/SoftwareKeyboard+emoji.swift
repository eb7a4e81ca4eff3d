import Foundation
import OrielModel

/// The plane of emoji, and the search for emoji, whose query the letters write.
extension SoftwareKeyboard {
  /// Indicates whether the text is prose, which may contain emoji.
  var offersEmoji: Bool {
    guard let state, state.purpose == .text else { return false }
    switch state.traits.keyboardType {
    case .default: return state.traits.textContentType.map { $0 != .username && $0 != .password && $0 != .newPassword } ?? true
    case .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress, .decimalPad, .twitter,
      .webSearch, .asciiCapableNumberPad:
      return false
    }
  }

  /// Types an emoji and adds it to the recent ones.
  func typeEmoji(_ text: String) {
    guard state != nil else { return }
    replacement = nil
    lastSpace = nil
    focus.handle(.insert(text))
    recents.add(text)
    graph.needFrame()
  }

  /// Starts a search for emoji. The letters write the query.
  func searchEmoji() {
    emojiSearch = ""
    searchedFrom = focus.focused
    loadEmojiNames()
    show(.letters)
    shift = .off
    panel?.offersDidChange()
  }

  /// Ends the search. The letters write into the field again.
  func endEmojiSearch() {
    guard emojiSearch != nil else { return }
    emojiSearch = nil
    panel?.offersDidChange()
  }

  func changeEmojiSearch(_ change: (inout String) -> Void) {
    guard var query = emojiSearch else { return }
    change(&query)
    emojiSearch = query
    lastSpace = nil
    panel?.offersDidChange()
    graph.needFrame()
  }

  /// The query, followed by the results.
  var emojiOffers: [WordOffer] {
    guard let emojiSearch else { return [] }
    let title = emojiSearch.isEmpty ? KeyNames.current["search emoji"] : emojiSearch
    let found = EmojiCatalog.standard.search(emojiSearch, names: emojiNames, limit: panel?.emojiOfferLimit ?? 5)
    return [WordOffer(text: title)]
      + found.map { WordOffer(text: $0.text, emojiName: emojiNames?.name(of: $0.text) ?? $0.name) }
  }

  /// Loads the names of emoji in the user's language in the background. The English names are always available.
  func loadEmojiNames() {
    guard !hasAskedForNames, let language = UserLanguage.current.languages.first, !language.hasPrefix("en") else { return }
    hasAskedForNames = true
    Task { [weak self] in
      let names = await Task.detached(priority: .utility) { EmojiNames(language: language) }.value
      self?.emojiNames = names
      self?.panel?.emojiNamesDidChange()
    }
  }
}
