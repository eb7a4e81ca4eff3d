import Foundation

extension WebPage {
  /// The documents that a page has shown. Mirrors WebKit's `WebPage.BackForwardList`.
  public struct BackForwardList: Equatable, Sendable {
    /// A document that the page has shown. Mirrors WebKit's `WebPage.BackForwardList.Item`.
    public struct Item: Equatable, Identifiable, Sendable {
      /// Identifies an item within its page.
      public struct ID: Hashable, Sendable {
        let value: UInt64
      }

      public let id: ID
      /// nil where the document has none.
      public let title: String?
      /// After all redirections.
      public let url: URL
      /// What was asked for.
      public let initialURL: URL
    }

    /// The items before the current one, in the order in which they were shown.
    public let backList: [Item]
    /// nil until the page has loaded something.
    public let currentItem: Item?
    /// The items after the current one, the next one first.
    public let forwardList: [Item]

    init(backList: [Item] = [], currentItem: Item? = nil, forwardList: [Item] = []) {
      self.backList = backList
      self.currentItem = currentItem
      self.forwardList = forwardList
    }

    /// The item at an offset from the current one: 0 is the current item, -1 the one before it. nil outside of the list.
    public subscript(_ index: Int) -> Item? {
      if index == 0 { return currentItem }
      let (items, position) = index < 0 ? (backList, backList.count + index) : (forwardList, index - 1)
      return items.indices.contains(position) ? items[position] : nil
    }
  }
}
