import Foundation

/// What was copied last in this program. The desktop's clipboard has the text of it; the rest is kept here for as long as nobody has
/// written anything else there.
@MainActor
private final class CopiedItems {
  static var last: CopiedItems?

  let providers: [NSItemProvider]
  /// What the clipboard holds since.
  private enum Mark {
    /// It is being found out.
    case pending
    case text(String?)
  }
  private var mark = Mark.pending

  init(_ providers: [NSItemProvider]) { self.providers = providers }

  private var isLast: Bool { Self.last === self }

  /// Writes the text where there is one, and otherwise notes what is there.
  func finish(_ text: String, on surface: (any WindowSurface)?) {
    guard isLast else { return }
    guard text.isEmpty else {
      mark = .text(text)
      surface?.writeClipboard(text)
      return
    }
    surface?.readClipboard { [weak self] in self?.mark = .text($0) }
  }

  /// What is on the clipboard, by the text that it has.
  static func providers(behind text: String?) -> [NSItemProvider] {
    if let last, last.isBehind(text) { return last.providers }
    last = nil
    guard let text, !text.isEmpty else { return [] }
    return [NSItemProvider(text)]
  }

  private func isBehind(_ text: String?) -> Bool {
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
    let copied = CopiedItems(items)
    CopiedItems.last = copied
    let texts = items.filter { $0.canLoadObject(ofClass: String.self) }
    let atHand = texts.compactMap(\.textAtHand)
    if atHand.count == texts.count { return copied.finish(atHand.joined(separator: "\n"), on: surface) }
    Task { @MainActor [weak self] in
      var made: [String] = []
      for item in texts { if let text = try? await item.load(String.self) { made.append(text) } }
      copied.finish(made.joined(separator: "\n"), on: self?.surface)
    }
  }

  /// Hands over what is on the clipboard to the first that has a use for it.
  func paste(_ handlers: [any PasteHandler]) {
    surface?.readClipboard { [weak graph] text in
      let providers = CopiedItems.providers(behind: text)
      _ = handlers.contains { $0.take(providers, in: graph) }
    }
  }
}

extension NSItemProvider {
  /// The text where nobody has to make it.
  fileprivate var textAtHand: String? { value(of: String.self) ?? value(of: URL.self)?.absoluteString }
}
