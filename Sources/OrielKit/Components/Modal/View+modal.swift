import SwiftUI

extension View {
  /// Presents a modal in the middle of a layer while the flag is true.
  ///
  /// - Parameters:
  ///   - layerID: The layer's id; nil is the layer without one (see `presentationHostLayer(id:uiModel:)`).
  ///   - id: The modal's id, unique in its layer; nil is one of its own.
  ///   - presentHandler: Called once each time that the modal is inserted.
  ///   - dismissHandler: Called once each time that the modal is removed, after it has animated out.
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

  /// Presents a modal in the middle of a layer while there is an item. While it animates out it shows the last item.
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
