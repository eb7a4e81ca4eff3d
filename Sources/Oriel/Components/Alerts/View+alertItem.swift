import Foundation

extension View {
  /// Presents an alert while the binding contains an item. `actions` are its buttons and text fields. Each button performs its action, then
  /// dismisses the alert, which sets the binding to `nil`. The alert keeps the item until it has disappeared.
  ///
  /// Another item is presented after the alert of the previous one has been dismissed. Two identifiable items are the same if their ids are,
  /// two hashable ones if they are equal. The alert ignores changes of items of other types. Mirrors SwiftUI's
  /// `alert(_:item:actions:message:)`.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleKey), item: data, actions: actions, message: message)
  }

  /// Mirrors SwiftUI's `alert(_:item:actions:message:)`.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleResource), item: data, actions: actions, message: message)
  }

  /// Mirrors SwiftUI's `alert(_:item:actions:message:)`.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(title), item: data, actions: actions, message: message)
  }

  /// Mirrors SwiftUI's `alert(_:item:actions:message:)`.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    panel(.alert, title, item: data, actions: actions, message: message)
  }

  /// Mirrors SwiftUI's `alert(_:item:actions:)`.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), item: data, actions: actions)
  }

  /// Mirrors SwiftUI's `alert(_:item:actions:)`.
  @_disfavoredOverload
  nonisolated public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleResource), item: data, actions: actions)
  }

  /// Mirrors SwiftUI's `alert(_:item:actions:)`.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), item: data, actions: actions)
  }

  /// Mirrors SwiftUI's `alert(_:item:actions:)`.
  nonisolated public func alert<A: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    panel(.alert, title, item: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a panel while the binding contains an item.
  nonisolated func panel<Item, Actions: View, Message: View>(
    _ kind: PresentationKind, _ title: Text?, titleVisibility: Visibility = .automatic, item: Binding<Item?>,
    @ViewBuilder actions: @escaping (Item) -> Actions, @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    let isDialog = if case .dialog = kind { true } else { false }
    return modifier(
      PresentingModifier(
        kind: kind, request: { PresentationRequest(item.wrappedValue, id: presentedID) }, withdraw: { item.wrappedValue = nil },
        keepsItem: true
      ) { item in
        PanelContent(isDialog: isDialog, title: title, titleVisibility: titleVisibility, actions: actions(item), message: message(item))
      })
  }
}

/// Returns the identity of an item that may be of any type. Items that are neither identifiable nor hashable have the same one.
private func presentedID<Item>(of item: Item) -> AnyHashable {
  func id<Identified: Identifiable>(of item: Identified) -> AnyHashable { AnyHashable(item.id) }
  if let item = item as? any Identifiable { return id(of: item) }
  return item as? AnyHashable ?? AnyHashable(0)
}
