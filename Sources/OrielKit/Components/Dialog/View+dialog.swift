import SwiftUI

/// A dialog goes by its buttons and its flag, never by a tap beside it. In all forms:
/// - Return presses the first primary button, else the first secondary one, else the one that cancels. Escape presses the one that cancels, else
///   the only one unless it is destructive. Of several dialogs in a layer the topmost one has the keys.
/// - `layerID` is the layer's id, nil the layer without one (see `presentationHostLayer(id:uiModel:)`), and `id` the dialog's, unique in its layer; nil is one of its own.
/// - An empty or missing title or message is left out.
/// - `onPresent` is called once each time that the dialog is inserted, `onDismiss` each time that it is removed, after it has animated out.
/// - While it animates out it shows the last item or error.
extension View {
  /// Presents a dialog while the flag is true.
  public func dialog(
    layerID: String? = nil, id: String? = nil, uiModel: DialogUIModel = .init(), isPresented: Binding<Bool>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    title: String?, message: String?, @DialogButtonBuilder actions buttons: @escaping () -> [DialogButton]
  ) -> some View {
    dialog(
      layerID: layerID, id: id, uiModel: uiModel, isPresented: isPresented, onPresent: presentHandler, onDismiss: dismissHandler,
      title: title, message: message, content: { EmptyView() }, actions: buttons)
  }

  /// Presents a dialog with content of its own below the message while the flag is true.
  public func dialog<Content: View>(
    layerID: String? = nil, id: String? = nil, uiModel: DialogUIModel = .init(), isPresented: Binding<Bool>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    title: String?, message: String?, @ViewBuilder content: @escaping () -> Content,
    @DialogButtonBuilder actions buttons: @escaping () -> [DialogButton]
  ) -> some View {
    presentationHost(
      layerID: layerID, id: id, uiModel: uiModel.hostUIModel, isPresented: isPresented,
      onPresent: presentHandler, onDismiss: dismissHandler
    ) {
      DialogView(
        uiModel: uiModel, isPresented: isPresented, title: title, message: message, buttons: buttons(), content: content)
    }
  }

  /// Presents a dialog while there is an item.
  public func dialog<Item>(
    layerID: String? = nil, id: String? = nil, uiModel: DialogUIModel = .init(), item: Binding<Item?>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    title: @escaping (Item) -> String?, message: @escaping (Item) -> String?,
    @DialogButtonBuilder actions buttons: @escaping (Item) -> [DialogButton]
  ) -> some View {
    dialog(
      layerID: layerID, id: id, uiModel: uiModel, item: item, onPresent: presentHandler, onDismiss: dismissHandler, title: title,
      message: message, content: { _ in EmptyView() }, actions: buttons)
  }

  /// Presents a dialog with content of its own below the message while there is an item.
  public func dialog<Item, Content: View>(
    layerID: String? = nil, id: String? = nil, uiModel: DialogUIModel = .init(), item: Binding<Item?>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    title: @escaping (Item) -> String?, message: @escaping (Item) -> String?, @ViewBuilder content: @escaping (Item) -> Content,
    @DialogButtonBuilder actions buttons: @escaping (Item) -> [DialogButton]
  ) -> some View {
    let isPresented = item.isPresent()
    return presentationHost(
      layerID: layerID, id: id, uiModel: uiModel.hostUIModel, isPresented: isPresented,
      onPresent: presentHandler, onDismiss: dismissHandler
    ) {
      LastItemView(item.wrappedValue) { item in
        DialogView(
          uiModel: uiModel, isPresented: isPresented, title: title(item), message: message(item), buttons: buttons(item),
          content: { content(item) })
      }
    }
  }

  /// Presents a dialog about an error while the flag is true and there is one.
  public func dialog<Failure: Error>(
    layerID: String? = nil, id: String? = nil, uiModel: DialogUIModel = .init(), isPresented: Binding<Bool>, error: Failure?,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    title: @escaping (Failure) -> String?, message: @escaping (Failure) -> String?,
    @DialogButtonBuilder actions buttons: @escaping (Failure) -> [DialogButton]
  ) -> some View {
    dialog(
      layerID: layerID, id: id, uiModel: uiModel, isPresented: isPresented, error: error, onPresent: presentHandler,
      onDismiss: dismissHandler, title: title, message: message, content: { _ in EmptyView() }, actions: buttons)
  }

  /// Presents a dialog about an error, with content of its own below the message, while the flag is true and there is one.
  public func dialog<Failure: Error, Content: View>(
    layerID: String? = nil, id: String? = nil, uiModel: DialogUIModel = .init(), isPresented: Binding<Bool>, error: Failure?,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    title: @escaping (Failure) -> String?, message: @escaping (Failure) -> String?,
    @ViewBuilder content: @escaping (Failure) -> Content, @DialogButtonBuilder actions buttons: @escaping (Failure) -> [DialogButton]
  ) -> some View {
    let isPresented = isPresented.isPresent(with: error)
    return presentationHost(
      layerID: layerID, id: id, uiModel: uiModel.hostUIModel, isPresented: isPresented,
      onPresent: presentHandler, onDismiss: dismissHandler
    ) {
      LastItemView(error) { error in
        DialogView(
          uiModel: uiModel, isPresented: isPresented, title: title(error), message: message(error), buttons: buttons(error),
          content: { content(error) })
      }
    }
  }

  /// Presents the dialog that the parameters describe while there are any.
  public func dialog(
    layerID: String? = nil, id: String? = nil, uiModel: DialogUIModel = .init(), parameters: Binding<DialogParameters?>
  ) -> some View {
    dialog(
      layerID: layerID, id: id, uiModel: uiModel, item: parameters, title: \.title, message: \.message, actions: { $0.actions() })
  }
}
