import Foundation

/// Items that were copied, with the text that the system clipboard has held since.
@MainActor
final class CopiedItems {
  let providers: [NSItemProvider]
  /// The text on the system clipboard since the items were copied.
  private enum Mark {
    /// The text isn't known yet.
    case pending
    case text(String?)
  }
  private var mark = Mark.pending

  init(_ providers: [NSItemProvider]) { self.providers = providers }

  /// Writes the text to the clipboard, or records the current text if there is none to write.
  func finish(_ text: String, on surface: (any InputSurface)?) {
    guard text.isEmpty else {
      mark = .text(text)
      surface?.writeClipboard(text)
      return
    }
    surface?.readClipboard { [weak self] in self?.mark = .text($0) }
  }

  /// Returns a Boolean value that indicates whether the clipboard, which has this text, still represents the items.
  func isBehind(_ text: String?) -> Bool {
    switch mark {
    case .pending: true
    case .text(let own): own == text
    }
  }
}

extension InputCoordinator {
  /// Puts items on the clipboard. Text that has to be created from them follows asynchronously. An empty list changes nothing.
  func copy(_ items: [NSItemProvider]) {
    guard !items.isEmpty else { return }
    let clipboard = graph.itemClipboard
    let copied = clipboard.replace(with: items)
    let texts = items.filter { $0.canLoadObject(ofClass: String.self) }
    let atHand = texts.compactMap(\.availableText)
    if atHand.count == texts.count { return copied.finish(atHand.joined(separator: "\n"), on: surface) }
    Task { @MainActor [weak self] in
      var made: [String] = []
      for item in texts { if let text = try? await item.load(String.self) { made.append(text) } }
      // Other items may have been copied in the meantime.
      if clipboard.isLast(copied) { copied.finish(made.joined(separator: "\n"), on: self?.surface) }
    }
  }

  /// Passes the items on the clipboard to the first handler that accepts them.
  func paste(_ handlers: [any PasteHandler]) {
    surface?.readClipboard { [reference = graph.reference, clipboard = graph.itemClipboard] text in
      let providers = clipboard.providers(behind: text)
      _ = handlers.contains { $0.take(providers, in: reference) }
    }
  }
}

extension NSItemProvider {
  /// The text, if it is available without a conversion, or otherwise `nil`.
  fileprivate var availableText: String? { value(of: String.self) ?? value(of: URL.self)?.absoluteString }
}
