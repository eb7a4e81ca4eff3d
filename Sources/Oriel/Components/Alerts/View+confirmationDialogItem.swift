import Foundation

extension View {
  /// Presents a confirmation dialog while the binding contains an item. Each button performs its action, then dismisses the dialog, which
  /// sets the binding to `nil`. The dialog keeps the item until it has disappeared.
  ///
  /// Another item is presented after the dialog of the previous one has been dismissed. Two identifiable items are the same if their ids are,
  /// two hashable ones if they are equal. The dialog ignores changes of items of other types. Mirrors SwiftUI's
  /// `confirmationDialog(_:item:titleVisibility:actions:message:)`.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    panel(.dialog, Text(titleKey), titleVisibility: titleVisibility, item: data, actions: actions, message: message)
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:item:titleVisibility:actions:message:)`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    panel(.dialog, Text(titleResource), titleVisibility: titleVisibility, item: data, actions: actions, message: message)
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:item:titleVisibility:actions:message:)`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    panel(.dialog, Text(title), titleVisibility: titleVisibility, item: data, actions: actions, message: message)
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:item:titleVisibility:actions:message:)`.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    panel(.dialog, title, titleVisibility: titleVisibility, item: data, actions: actions, message: message)
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:item:titleVisibility:actions:)`.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    panel(.dialog, Text(titleKey), titleVisibility: titleVisibility, item: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:item:titleVisibility:actions:)`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    panel(.dialog, Text(titleResource), titleVisibility: titleVisibility, item: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:item:titleVisibility:actions:)`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    panel(.dialog, Text(title), titleVisibility: titleVisibility, item: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:item:titleVisibility:actions:)`.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    panel(.dialog, title, titleVisibility: titleVisibility, item: data, actions: actions, message: { _ in EmptyView() })
  }
}
