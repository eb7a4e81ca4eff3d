import SwiftUI

/// A view that shows the content for an item and, after the item has become `nil`, for the last one: a modal isn't empty while it animates
/// out.
struct LastItemView<Item, Content: View>: View {
  private let item: Item?
  private let content: (Item) -> Content
  @State private var memory = Memory()

  /// The last item. It isn't observed, so a body may write it.
  private final class Memory { var item: Item? }

  init(_ item: Item?, @ViewBuilder content: @escaping (Item) -> Content) {
    self.item = item
    self.content = content
  }

  var body: some View {
    if let item = remembered { content(item) }
  }

  private var remembered: Item? {
    if let item { memory.item = item }
    return memory.item
  }
}

extension Binding {
  /// Returns a binding that indicates whether there is a value. Writing `false` sets the value to `nil`.
  func isPresent<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

extension Binding<Bool> {
  /// Returns a binding that indicates whether the flag is `true` and there is an error.
  func isPresent<Failure: Error>(with error: Failure?) -> Binding<Bool> {
    Binding(get: { wrappedValue && error != nil }, set: { wrappedValue = $0 })
  }
}
