import SwiftUI

extension View {
  /// Presents a side bar at an edge of a layer while the flag is `true`. The UI model determines the edge: `.leading`, `.trailing`, `.top`
  /// or `.bottom`.
  ///
  /// - Parameters:
  ///   - layerID: The id of the layer, or `nil` for the layer without an id (see `presentationHostLayer(id:uiModel:)`).
  ///   - id: The id of the side bar, unique in its layer, or `nil` for a generated one.
  ///   - uiModel: The appearance and behavior of the side bar.
  ///   - isPresented: The flag, which the dismissal sets to `false`.
  ///   - presentHandler: Called once each time the side bar is inserted.
  ///   - dismissHandler: Called once each time the side bar is removed, after it has animated out.
  ///   - content: The content of the side bar.
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

  /// Presents a side bar at an edge of a layer while there is an item. While the side bar animates out, it shows the last item.
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
