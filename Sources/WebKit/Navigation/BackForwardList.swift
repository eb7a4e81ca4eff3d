import Foundation

extension WebPage {
  /// The documents that a page has shown. Mirrors WebKit's `WebPage.BackForwardList`.
  public struct BackForwardList: Equatable, Sendable {
    /// A document that the page has shown. Mirrors WebKit's `WebPage.BackForwardList.Item`.
    public struct Item: Equatable, Identifiable, Sendable {
      /// The identity of an item within its page.
      public struct ID: Hashable, Sendable {
        let value: UInt64
      }

      /// The identity of the item.
      public let id: ID
      /// The title of the document, or `nil` if it has none.
      public let title: String?
      /// The URL after all redirections.
      public let url: URL
      /// The URL that was requested.
      public let initialURL: URL
    }

    /// The items before the current one, in the order in which they were shown.
    public let backList: [Item]
    /// The current item, or `nil` until the page has loaded a document.
    public let currentItem: Item?
    /// The items after the current one, the next one first.
    public let forwardList: [Item]

    init(backList: [Item] = [], currentItem: Item? = nil, forwardList: [Item] = []) {
      self.backList = backList
      self.currentItem = currentItem
      self.forwardList = forwardList
    }

    /// The item at an offset from the current one, or `nil` if the offset is out of range. 0 is the current item, -1 the previous one.
    public subscript(_ index: Int) -> Item? {
      if index == 0 { return currentItem }
      let (items, position) = index < 0 ? (backList, backList.count + index) : (forwardList, index - 1)
      return items.indices.contains(position) ? items[position] : nil
    }
  }
}
