import SwiftUI

extension View {
  /// Presents a modal in the nearest enclosing layer with the given id while there is an item, such as an error.
  ///
  /// This is the counterpart of `presentationHost(layerID:id:uiModel:isPresented:onPresent:onDismiss:content:)` with an item instead of a
  /// flag. The item becomes `nil` when the modal is dismissed, and the modal shows the last item while it animates out.
  ///
  /// An addition of Oriel's: the original provides only the form with a flag.
  nonisolated public func presentationHost<Item, Content: View>(
    layerID: String? = nil, id: String? = nil, uiModel: PresentationHostUIModel = .init(), item: Binding<Item?>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ item: Item) -> Content
  ) -> some View {
    modifier(
      PresentationHostItemModifier(
        layerID: layerID, id: id, uiModel: uiModel, item: item, onPresent: presentHandler, onDismiss: dismissHandler, modal: content))
  }
}

nonisolated private struct PresentationHostItemModifier<Item, Modal: View>: ViewModifier {
  let layerID: String?
  let id: String?
  let uiModel: PresentationHostUIModel
  let item: Binding<Item?>
  let onPresent: (() -> Void)?
  let onDismiss: (() -> Void)?
  let modal: (Item) -> Modal

  @MainActor func body(content: Content) -> some View {
    let (item, modal) = (item, modal)
    content.presentationHost(
      layerID: layerID, id: id, uiModel: uiModel, isPresented: item.isPresent(), onPresent: onPresent, onDismiss: onDismiss
    ) {
      LastItemView(item.wrappedValue, content: modal)
    }
  }
}
