import Foundation

/// A modifier that shows the desktop environment's file dialog while a binding is true.
nonisolated struct FileDialogModifier: HookModifier {
  let isPresented: Binding<Bool>
  /// The closure that returns the request, or `nil` if there is nothing to request, such as without a document to save.
  let request: @MainActor (EnvironmentValues) -> FileRequest?
  /// The closure that receives the chosen files, or `nil` if the user has chosen none.
  let finish: ([URL]?) -> Void

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<FileDialogModifier> {
    private var dialog: (any FileDialog)?
    private var modifier: FileDialogModifier?
    private var isOpen = false

    override func didMount(_ modifier: FileDialogModifier) { follow(modifier) }
    override func didUpdate(from old: FileDialogModifier, to new: FileDialogModifier) { follow(new) }
    override func dependencyDidChange(_ modifier: FileDialogModifier) { follow(modifier) }

    override func willUnmount(_ modifier: FileDialogModifier) {
      self.modifier = nil
      close()
    }

    private func follow(_ new: FileDialogModifier) {
      modifier = new
      let isPresented = node.tracking { new.isPresented.wrappedValue }
      guard isPresented != isOpen else { return }
      guard isPresented else { return close() }
      isOpen = true
      // The request is created after the update, because the document can change in the same update.
      node.graph.enqueueAction { [weak self] in self?.show() }
    }

    private func show() {
      guard isOpen, let modifier else { return }
      guard let request = modifier.request(node.scope.values) else {
        Report.once("file-dialog-\(node.viewPath)", "fileExporter at \(node.viewPath): there is nothing to save; the request is canceled.")
        return finish(nil)
      }
      guard let surface = node.graph.surface,
        let dialog = surface.chooseFiles(request, completion: { [weak self] in self?.finish($0) })
      else {
        Report.once("file-dialogs", "This window can't show a file dialog; the request is canceled.")
        return finish(nil)
      }
      if isOpen { self.dialog = dialog }
    }

    private func finish(_ urls: [URL]?) {
      guard isOpen, let modifier else { return }
      (isOpen, dialog) = (false, nil)
      modifier.isPresented.wrappedValue = false
      modifier.finish(urls)
    }

    private func close() {
      isOpen = false
      dialog?.cancel()
      dialog = nil
    }
  }
}

extension View {
  nonisolated func fileDialog(
    isPresented: Binding<Bool>, _ request: @escaping @MainActor (EnvironmentValues) -> FileRequest?,
    finish: @escaping ([URL]?) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented,
        request: { values in
          guard var request = request(values) else { return nil }
          request.title = values.fileDialogMessage?.string(in: values.locale)
          request.confirmationLabel = values.fileDialogConfirmationLabel?.string(in: values.locale)
          request.directory = values.fileDialogDirectory
          return request
        }, finish: finish))
  }
}
