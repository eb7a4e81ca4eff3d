import SwiftUI

extension View {
  /// Presents a sheet at the bottom of a layer while the flag is true. It can be dragged between its heights, and away.
  ///
  /// - Parameters:
  ///   - layerID: The layer's id; nil is the layer without one (see `presentationHostLayer(id:uiModel:)`).
  ///   - id: The sheet's id, unique in its layer; nil is one of its own.
  ///   - presentHandler: Called once each time that the sheet is inserted.
  ///   - dismissHandler: Called once each time that the sheet is removed, after it has animated out.
  public func bottomSheet<Content: View>(
    layerID: String? = nil, id: String? = nil, uiModel: BottomSheetUIModel = .init(), isPresented: Binding<Bool>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentationHost(
      layerID: layerID, id: id, uiModel: uiModel.hostUIModel, isPresented: isPresented,
      onPresent: presentHandler, onDismiss: dismissHandler
    ) {
      BottomSheetView(uiModel: uiModel, isPresented: isPresented, content: content)
    }
  }

  /// Presents a sheet at the bottom of a layer while there is an item. While it animates out it shows the last item.
  public func bottomSheet<Item, Content: View>(
    layerID: String? = nil, id: String? = nil, uiModel: BottomSheetUIModel = .init(), item: Binding<Item?>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    bottomSheet(
      layerID: layerID, id: id, uiModel: uiModel, isPresented: item.isPresent(), onPresent: presentHandler, onDismiss: dismissHandler
    ) {
      LastItemView(item.wrappedValue, content: content)
    }
  }
}
