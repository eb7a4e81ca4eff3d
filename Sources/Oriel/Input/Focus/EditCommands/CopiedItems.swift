import Foundation

/// Items that were copied, and what the desktop's clipboard has held since.
@MainActor
final class CopiedItems {
  let providers: [NSItemProvider]
  /// What the clipboard holds since.
  private enum Mark {
    /// It is being found out.
    case pending
    case text(String?)
  }
  private var mark = Mark.pending

  init(_ providers: [NSItemProvider]) { self.providers = providers }

  /// Writes the text where there is one, and otherwise notes what is there.
  func finish(_ text: String, on surface: (any InputSurface)?) {
    guard text.isEmpty else {
      mark = .text(text)
      surface?.writeClipboard(text)
      return
    }
    surface?.readClipboard { [weak self] in self?.mark = .text($0) }
  }

  /// Whether the clipboard, which has this text, still holds the items.
  func isBehind(_ text: String?) -> Bool {
    switch mark {
    case .pending: true
    case .text(let own): own == text
    }
  }
}

extension InputCoordinator {
  /// Puts items on the clipboard. Text that has to be made of them comes there a moment later; without any item nothing changes.
  func copy(_ items: [NSItemProvider]) {
    guard !items.isEmpty else { return }
    let clipboard = graph.itemClipboard
    let copied = clipboard.replace(with: items)
    let texts = items.filter { $0.canLoadObject(ofClass: String.self) }
    let atHand = texts.compactMap(\.textAtHand)
    if atHand.count == texts.count { return copied.finish(atHand.joined(separator: "\n"), on: surface) }
    Task { @MainActor [weak self] in
      var made: [String] = []
      for item in texts { if let text = try? await item.load(String.self) { made.append(text) } }
      // Somebody may have copied something else meanwhile.
      if clipboard.isLast(copied) { copied.finish(made.joined(separator: "\n"), on: self?.surface) }
    }
  }

  /// Hands over what is on the clipboard to the first that has a use for it.
  func paste(_ handlers: [any PasteHandler]) {
    surface?.readClipboard { [reference = graph.reference, clipboard = graph.itemClipboard] text in
      let providers = clipboard.providers(behind: text)
      _ = handlers.contains { $0.take(providers, in: reference) }
    }
  }
}

extension NSItemProvider {
  /// The text where nobody has to make it.
  fileprivate var textAtHand: String? { value(of: String.self) ?? value(of: URL.self)?.absoluteString }
}
