import Foundation

/// The tokens of a search field, independent of their type.
struct SearchTokens {
  /// A token with its view.
  struct Item: Identifiable {
    let id: AnyHashable
    let view: AnyView
    /// The token itself, for its collection.
    let value: Any
  }

  /// A function that returns the tokens. The body under evaluation becomes a reader of them.
  let items: @MainActor () -> [Item]
  /// A function that returns the suggested tokens.
  let suggestions: @MainActor () -> [Item]
  /// An action that appends a token. It has no effect if the token has another type, or is already there.
  let add: @MainActor (Any) -> Void
  let removeLast: @MainActor () -> Void
  let removeAll: @MainActor () -> Void

  /// Creates the tokens from bindings.
  ///
  /// - Parameter view: A function that returns the view of a token, in the field or as a suggestion.
  @MainActor init<C: RandomAccessCollection & RangeReplaceableCollection>(
    _ tokens: Binding<C>, suggested: Binding<C>?, view: @escaping @MainActor (C.Element) -> AnyView
  ) where C.Element: Identifiable {
    items = { tokens.wrappedValue.map { Item(id: $0.id, view: view($0), value: $0) } }
    suggestions = { suggested?.wrappedValue.map { Item(id: $0.id, view: view($0), value: $0) } ?? [] }
    add = { value in
      guard let token = value as? C.Element, !tokens.wrappedValue.contains(where: { $0.id == token.id }) else { return }
      tokens.wrappedValue.append(token)
    }
    removeLast = {
      guard let last = tokens.wrappedValue.indices.last else { return }
      tokens.wrappedValue.remove(at: last)
    }
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
  }
}

/// A token in a search field.
struct SearchTokenChip: View {
  private let item: SearchTokens.Item
  @ScaledMetric(relativeTo: .callout) private var height: CGFloat = 24

  init(item: SearchTokens.Item) { self.item = item }

  var body: some View {
    item.view
      .lineLimit(1)
      .font(.callout)
      .labelStyle(.titleAndIcon)
      .padding(.horizontal, 8)
      .frame(height: height)
      .background(Color.accentColor.opacity(0.2), in: RoundedRectangle(cornerRadius: 6))
      .fixedSize()
  }
}
