import SwiftUI

extension View {
  /// Presents a sheet at the bottom of a layer while the flag is `true`. The user can drag it between its heights, and dismiss it with a
  /// drag.
  ///
  /// - Parameters:
  ///   - layerID: The id of the layer, or `nil` for the layer without an id (see `presentationHostLayer(id:uiModel:)`).
  ///   - id: The id of the sheet, unique in its layer, or `nil` for a generated one.
  ///   - uiModel: The appearance and behavior of the sheet.
  ///   - isPresented: The flag, which the dismissal sets to `false`.
  ///   - presentHandler: Called once each time the sheet is inserted.
  ///   - dismissHandler: Called once each time the sheet is removed, after it has animated out.
  ///   - content: The content of the sheet.
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

  /// Presents a sheet at the bottom of a layer while there is an item. While the sheet animates out, it shows the last item.
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
