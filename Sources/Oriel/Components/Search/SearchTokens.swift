import Foundation

/// What a search field holds beside its text, whatever its type is.
struct SearchTokens {
  /// A token as it is seen.
  struct Item: Identifiable {
    let id: AnyHashable
    let view: AnyView
    /// The token itself, for the collection that it belongs to.
    let value: Any
  }

  /// Reads the tokens, so that the body under way follows them.
  let items: @MainActor () -> [Item]
  /// Those that are proposed.
  let suggestions: @MainActor () -> [Item]
  /// Puts a token behind the others; nothing where it is of another type or there already.
  let add: @MainActor (Any) -> Void
  let removeLast: @MainActor () -> Void
  let removeAll: @MainActor () -> Void

  /// - Parameter view: What is seen of a token, in the field or proposed.
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
