import SwiftUI

/// A toast goes by its timeout, a swipe towards its edge and its flag, never by a tap beside it. It is meant for a layer that lets taps
/// through and dims nothing; several at once follow that layer's queue. In all forms:
/// - `layerID` is the layer's id, nil the layer without one (see `presentationHostLayer(id:uiModel:)`), and `id` the toast's, unique in its
///   layer.
/// - `onPresent` is called once each time that the toast is inserted, `onDismiss` each time that it is removed, after it has animated out.
/// - While it animates out it shows the last item or error.
extension View {
  /// Presents a toast while the flag is true.
  public func toast(
    layerID: String? = nil, id: String? = nil, uiModel: ToastUIModel = .init(), isPresented: Binding<Bool>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil, text: String
  ) -> some View {
    presentationHost(
      layerID: layerID, id: id, uiModel: uiModel.hostUIModel, isPresented: isPresented,
      onPresent: presentHandler, onDismiss: dismissHandler
    ) {
      ToastView(uiModel: uiModel, isPresented: isPresented, text: text)
    }
  }

  /// Presents a toast while there is an item.
  public func toast<Item>(
    layerID: String? = nil, id: String? = nil, uiModel: ToastUIModel = .init(), item: Binding<Item?>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil, text: @escaping (Item) -> String
  ) -> some View {
    let isPresented = item.isPresent()
    return presentationHost(
      layerID: layerID, id: id, uiModel: uiModel.hostUIModel, isPresented: isPresented,
      onPresent: presentHandler, onDismiss: dismissHandler
    ) {
      LastItemView(item.wrappedValue) { ToastView(uiModel: uiModel, isPresented: isPresented, text: text($0)) }
    }
  }

  /// Presents a toast about an error while the flag is true and there is one.
  public func toast<Failure: Error>(
    layerID: String? = nil, id: String? = nil, uiModel: ToastUIModel = .init(), isPresented: Binding<Bool>, error: Failure?,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil, text: @escaping (Failure) -> String
  ) -> some View {
    let isPresented = isPresented.isPresent(with: error)
    return presentationHost(
      layerID: layerID, id: id, uiModel: uiModel.hostUIModel, isPresented: isPresented,
      onPresent: presentHandler, onDismiss: dismissHandler
    ) {
      LastItemView(error) { ToastView(uiModel: uiModel, isPresented: isPresented, text: text($0)) }
    }
  }
}
