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
  /// Presents a sheet while the binding is `true`. In a narrow window it is a bottom sheet; otherwise it is a card in the middle of the
  /// window.
  ///
  /// The content inherits the environment of this view, and is updated when the values that it reads change. A second presentation that is
  /// requested in the same context waits until the first one has been dismissed. `onDismiss` is called once after each dismissal of the
  /// sheet. Mirrors SwiftUI's `sheet(isPresented:onDismiss:content:)`.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentingModifier(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Presents a sheet while the binding contains an item. An item with another id is presented after the sheet of the previous one has been
  /// dismissed. Mirrors SwiftUI's `sheet(item:onDismiss:content:)`.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentingModifier(.sheet, item: item, onDismiss: onDismiss, content: content))
  }

  /// Presents a view that covers the whole window while the binding is `true`. Only the app dismisses it. Mirrors SwiftUI's
  /// `fullScreenCover(isPresented:onDismiss:content:)`.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentingModifier(.fullScreenCover, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Presents a view that covers the whole window while the binding contains an item. Mirrors SwiftUI's
  /// `fullScreenCover(item:onDismiss:content:)`.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentingModifier(.fullScreenCover, item: item, onDismiss: onDismiss, content: content))
  }
}
