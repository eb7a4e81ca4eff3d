/// The items that were last copied in the windows of an app. The system clipboard has their text. The items are kept here until another
/// text is written to it.
///
/// An app has one such clipboard, so that an item that is copied in one window can be pasted as itself in another.
@MainActor
package final class ItemClipboard {
  private var last: CopiedItems?

  package init() {}

  /// Replaces the items that were copied before.
  func replace(with providers: [NSItemProvider]) -> CopiedItems {
    let copied = CopiedItems(providers)
    last = copied
    return copied
  }

  func isLast(_ copied: CopiedItems) -> Bool { last === copied }

  /// Returns the items on the clipboard, whose text is given.
  func providers(behind text: String?) -> [NSItemProvider] {
    if let last, last.isBehind(text) { return last.providers }
    last = nil
    guard let text, !text.isEmpty else { return [] }
    return [NSItemProvider(text)]
  }
}

@MainActor private let itemClipboardService = GraphService<ItemClipboard> { _ in ItemClipboard() }

extension ViewGraph {
  /// The clipboard of the window's app, or one of the window's own until its host has set that.
  var itemClipboard: ItemClipboard {
    get { service(itemClipboardService) }
    set { setService(itemClipboardService, to: newValue) }
  }
}
