import SwiftUI

/// The following applies to all forms of notifications, which are dismissed by their timeout, a swipe towards their edge, and their flag,
/// but not by a tap beside them. They are intended for a layer that passes taps through and has no dimming:
/// - `layerID` is the id of the layer, or `nil` for the layer without an id (see `presentationHostLayer(id:uiModel:)`). `id` is the id of
///   the notification, unique in its layer.
/// - `onPresent` is called once each time the notification is inserted, `onDismiss` each time it is removed, after it has animated out.
/// - While a notification animates out, it shows the last item.
extension View {
  /// Presents a notification with an icon, a title and a message while the flag is `true`.
  public func notification(
    layerID: String? = nil, id: String? = nil, uiModel: NotificationUIModel = .init(), isPresented: Binding<Bool>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    icon: Image?, title: String?, message: String?
  ) -> some View {
    notification(
      layerID: layerID, id: id, uiModel: uiModel, isPresented: isPresented,
      text: { [title, message].compactMap(\.self).joined(separator: ", ") }, onPresent: presentHandler, onDismiss: dismissHandler
    ) {
      NotificationContent(uiModel: uiModel, icon: icon, title: title, message: message)
    }
  }

  /// Presents a notification with custom content while the flag is `true`.
  public func notification<Content: View>(
    layerID: String? = nil, id: String? = nil, uiModel: NotificationUIModel = .init(), isPresented: Binding<Bool>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    notification(
      layerID: layerID, id: id, uiModel: uiModel, isPresented: isPresented, text: { nil }, onPresent: presentHandler,
      onDismiss: dismissHandler, content: content)
  }

  /// Presents a notification with an icon, a title and a message while there is an item.
  public func notification<Item>(
    layerID: String? = nil, id: String? = nil, uiModel: NotificationUIModel = .init(), item: Binding<Item?>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    icon: @escaping (Item) -> Image?, title: @escaping (Item) -> String?, message: @escaping (Item) -> String?
  ) -> some View {
    notification(
      layerID: layerID, id: id, uiModel: uiModel, isPresented: item.isPresent(),
      text: { item.wrappedValue.map { [title($0), message($0)].compactMap(\.self).joined(separator: ", ") } ?? "" },
      onPresent: presentHandler, onDismiss: dismissHandler
    ) {
      LastItemView(item.wrappedValue) { item in
        NotificationContent(uiModel: uiModel, icon: icon(item), title: title(item), message: message(item))
      }
    }
  }

  /// Presents a notification with custom content while there is an item.
  public func notification<Item, Content: View>(
    layerID: String? = nil, id: String? = nil, uiModel: NotificationUIModel = .init(), item: Binding<Item?>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    notification(
      layerID: layerID, id: id, uiModel: uiModel, isPresented: item.isPresent(), text: { nil }, onPresent: presentHandler,
      onDismiss: dismissHandler
    ) {
      LastItemView(item.wrappedValue, content: content)
    }
  }

  private func notification<Content: View>(
    layerID: String?, id: String?, uiModel: NotificationUIModel, isPresented: Binding<Bool>, text: @escaping () -> String?,
    onPresent presentHandler: (() -> Void)?, onDismiss dismissHandler: (() -> Void)?, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentationHost(
      layerID: layerID, id: id, uiModel: uiModel.hostUIModel, isPresented: isPresented,
      onPresent: presentHandler, onDismiss: dismissHandler
    ) {
      NotificationView(uiModel: uiModel, isPresented: isPresented, text: text(), content: content)
    }
  }
}
