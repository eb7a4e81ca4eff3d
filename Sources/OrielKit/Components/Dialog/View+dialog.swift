import SwiftUI

/// The following applies to all forms of dialogs, which are dismissed by their buttons and their flag, but not by a tap beside them:
/// - Return presses the first primary button, otherwise the first secondary one, otherwise the cancel button. Escape presses the cancel
///   button, otherwise the only button unless it is destructive. Of several dialogs in a layer, the topmost one receives the keys.
/// - `layerID` is the id of the layer, or `nil` for the layer without an id (see `presentationHostLayer(id:uiModel:)`). `id` is the id of
///   the dialog, unique in its layer, or `nil` for a generated one.
/// - An empty or missing title or message is omitted.
/// - `onPresent` is called once each time the dialog is inserted, `onDismiss` each time it is removed, after it has animated out.
/// - While a dialog animates out, it shows the last item or error.
extension View {
  /// Presents a dialog while the flag is `true`.
  public func dialog(
    layerID: String? = nil, id: String? = nil, uiModel: DialogUIModel = .init(), isPresented: Binding<Bool>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    title: String?, message: String?, @DialogButtonBuilder actions buttons: @escaping () -> [DialogButton]
  ) -> some View {
    dialog(
      layerID: layerID, id: id, uiModel: uiModel, isPresented: isPresented, onPresent: presentHandler, onDismiss: dismissHandler,
      title: title, message: message, content: { EmptyView() }, actions: buttons)
  }

  /// Presents a dialog with custom content below the message while the flag is `true`.
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

  /// Presents a dialog with custom content below the message while there is an item.
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

  /// Presents a dialog about an error while the flag is `true` and there is an error.
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

  /// Presents a dialog about an error, with custom content below the message, while the flag is `true` and there is an error.
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

  /// Presents the dialog that the parameters describe while they aren't `nil`.
  public func dialog(
    layerID: String? = nil, id: String? = nil, uiModel: DialogUIModel = .init(), parameters: Binding<DialogParameters?>
  ) -> some View {
    dialog(
      layerID: layerID, id: id, uiModel: uiModel, item: parameters, title: \.title, message: \.message, actions: { $0.actions() })
  }
}
