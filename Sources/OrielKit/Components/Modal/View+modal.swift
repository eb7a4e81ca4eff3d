import SwiftUI

extension View {
  /// Presents a modal in the center of a layer while the flag is `true`.
  ///
  /// - Parameters:
  ///   - layerID: The id of the layer, or `nil` for the layer without an id (see `presentationHostLayer(id:uiModel:)`).
  ///   - id: The id of the modal, unique in its layer, or `nil` for a generated one.
  ///   - uiModel: The appearance and behavior of the modal.
  ///   - isPresented: The flag, which the dismissal sets to `false`.
  ///   - presentHandler: Called once each time the modal is inserted.
  ///   - dismissHandler: Called once each time the modal is removed, after it has animated out.
  ///   - content: The content of the modal.
  public func modal<Content: View>(
    layerID: String? = nil, id: String? = nil, uiModel: ModalUIModel = .init(), isPresented: Binding<Bool>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentationHost(
      layerID: layerID, id: id, uiModel: uiModel.hostUIModel, isPresented: isPresented,
      onPresent: presentHandler, onDismiss: dismissHandler
    ) {
      ModalView(uiModel: uiModel, isPresented: isPresented, content: content)
    }
  }

  /// Presents a modal in the center of a layer while there is an item. While the modal animates out, it shows the last item.
  public func modal<Item, Content: View>(
    layerID: String? = nil, id: String? = nil, uiModel: ModalUIModel = .init(), item: Binding<Item?>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modal(
      layerID: layerID, id: id, uiModel: uiModel, isPresented: item.isPresent(), onPresent: presentHandler, onDismiss: dismissHandler
    ) {
      LastItemView(item.wrappedValue, content: content)
    }
  }
}
