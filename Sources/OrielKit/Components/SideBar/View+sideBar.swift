import SwiftUI

extension View {
  /// Presents a side bar at an edge of a layer while the flag is true. The edge is the UI model's: `.leading`, `.trailing`, `.top` or
  /// `.bottom`.
  ///
  /// - Parameters:
  ///   - layerID: The layer's id; nil is the layer without one (see `presentationHostLayer(id:uiModel:)`).
  ///   - id: The side bar's id, unique in its layer; nil is one of its own.
  ///   - presentHandler: Called once each time that the side bar is inserted.
  ///   - dismissHandler: Called once each time that the side bar is removed, after it has animated out.
  public func sideBar<Content: View>(
    layerID: String? = nil, id: String? = nil, uiModel: SideBarUIModel = .init(), isPresented: Binding<Bool>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentationHost(
      layerID: layerID, id: id, uiModel: uiModel.hostUIModel, isPresented: isPresented,
      onPresent: presentHandler, onDismiss: dismissHandler
    ) {
      SideBarView(uiModel: uiModel, isPresented: isPresented, content: content)
    }
  }

  /// Presents a side bar at an edge of a layer while there is an item. While it animates out it shows the last item.
  public func sideBar<Item, Content: View>(
    layerID: String? = nil, id: String? = nil, uiModel: SideBarUIModel = .init(), item: Binding<Item?>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sideBar(
      layerID: layerID, id: id, uiModel: uiModel, isPresented: item.isPresent(), onPresent: presentHandler, onDismiss: dismissHandler
    ) {
      LastItemView(item.wrappedValue, content: content)
    }
  }
}
