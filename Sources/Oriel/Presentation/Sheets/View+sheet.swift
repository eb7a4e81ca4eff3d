import Foundation

extension PresentingModifier {
  nonisolated init(
    _ kind: PresentationKind, isPresented: Binding<Bool>, onDismiss: (() -> Void)?, content: @escaping () -> Content
  ) where Item == Void {
    self.init(
      kind: kind, request: { PresentationRequest(isPresented.wrappedValue ? () : nil) }, withdraw: { isPresented.wrappedValue = false },
      onDismiss: onDismiss, content: { _ in content() })
  }

  nonisolated init(
    _ kind: PresentationKind, item: Binding<Item?>, onDismiss: (() -> Void)?, content: @escaping (Item) -> Content
  ) where Item: Identifiable {
    self.init(
      kind: kind, request: { PresentationRequest(item.wrappedValue) { AnyHashable($0.id) } }, withdraw: { item.wrappedValue = nil },
      onDismiss: onDismiss, content: content)
  }
}

extension View {
  /// Shows a sheet while the binding is true. In a narrow window it rises from the bottom, elsewhere it stands in the middle.
  ///
  /// The content has the environment of this view, and stays up to date with what it uses. A second presentation that is asked for in the
  /// same place waits until the first has left. `onDismiss` is called once each time when the sheet has left. Mirrors SwiftUI's
  /// `sheet(isPresented:onDismiss:content:)`.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentingModifier(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Shows a sheet while there is an item. An item with another id takes the place of the one before when that has left. Mirrors SwiftUI's
  /// `sheet(item:onDismiss:content:)`.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentingModifier(.sheet, item: item, onDismiss: onDismiss, content: content))
  }

  /// Covers the whole window while the binding is true; only the program dismisses it. Mirrors SwiftUI's
  /// `fullScreenCover(isPresented:onDismiss:content:)`.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentingModifier(.fullScreenCover, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Covers the whole window while there is an item. Mirrors SwiftUI's `fullScreenCover(item:onDismiss:content:)`.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentingModifier(.fullScreenCover, item: item, onDismiss: onDismiss, content: content))
  }
}
