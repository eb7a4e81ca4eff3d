import SwiftUI

/// Shows what is built from an item, and goes on with the last one after it has become nil: while a modal animates out it isn't blank.
struct LastItemView<Item, Content: View>: View {
  private let item: Item?
  private let content: (Item) -> Content
  @State private var memory = Memory()

  /// Nobody is told of what is written here, so that a body may write it.
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
  /// Whether there is a value; false takes it away.
  func isPresent<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

extension Binding<Bool> {
  /// Whether the flag is set and there is an error to show.
  func isPresent<Failure: Error>(with error: Failure?) -> Binding<Bool> {
    Binding(get: { wrappedValue && error != nil }, set: { wrappedValue = $0 })
  }
}
