import SwiftUI

/// The following applies to all forms of toasts, which are dismissed by their timeout, a swipe towards their edge, and their flag, but not
/// by a tap beside them. They are intended for a layer that passes taps through and has no dimming; the queue policy of the layer arranges
/// several toasts:
/// - `layerID` is the id of the layer, or `nil` for the layer without an id (see `presentationHostLayer(id:uiModel:)`). `id` is the id of
///   the toast, unique in its layer.
/// - `onPresent` is called once each time the toast is inserted, `onDismiss` each time it is removed, after it has animated out.
/// - While a toast animates out, it shows the last item or error.
extension View {
  /// Presents a toast while the flag is `true`.
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

  /// Presents a toast about an error while the flag is `true` and there is an error.
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
