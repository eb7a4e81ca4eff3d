/// What was copied last in the windows of an app. The desktop's clipboard has the text of it; the rest is kept here for as long as nobody has
/// written anything else there.
///
/// An app has one, so that a value that one of its windows copies is pasted as itself in another one.
@MainActor
package final class ItemClipboard {
  private var last: CopiedItems?

  package init() {}

  /// Takes the place of what was copied before.
  func replace(with providers: [NSItemProvider]) -> CopiedItems {
    let copied = CopiedItems(providers)
    last = copied
    return copied
  }

  func isLast(_ copied: CopiedItems) -> Bool { last === copied }

  /// What is on the clipboard, by the text that it has.
  func providers(behind text: String?) -> [NSItemProvider] {
    if let last, last.isBehind(text) { return last.providers }
    last = nil
    guard let text, !text.isEmpty else { return [] }
    return [NSItemProvider(text)]
  }
}

@MainActor private let itemClipboardService = GraphService<ItemClipboard> { _ in ItemClipboard() }

extension ViewGraph {
  /// Its app's, once its host has said which one; until then one of its own.
  var itemClipboard: ItemClipboard {
    get { service(itemClipboardService) }
    set { setService(itemClipboardService, to: newValue) }
  }
}
