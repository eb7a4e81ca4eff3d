import SwiftUI

extension View {
  /// Presents a modal in the nearest enclosing layer with the given id while the flag is true.
  ///
  /// The modal is inserted when the flag becomes true, and asked to animate out when it becomes false; it is removed when it has called the
  /// completion that `PresentationHostPresentationMode.dismissPublisher` hands to it. It always shows what `content` says now, in the
  /// environment of the view that this modifier is applied to.
  ///
  /// - Parameters:
  ///   - layerID: The layer's id; nil is the layer without one, and where no view around has that, a layer of the window above all that it shows. A
  ///     request with an id waits until there is such a layer.
  ///   - id: The modal's id, unique in its layer: a second request with the id of a live modal waits until that has gone, unless the layer's policy turns
  ///     it down or has it take the other's place. Nil is an id of its own.
  ///   - presentHandler: Called once each time that the modal is inserted.
  ///   - dismissHandler: Called once each time that the modal is removed.
  nonisolated public func presentationHost<Content: View>(
    layerID: String? = nil, id: String? = nil, uiModel: PresentationHostUIModel = .init(), isPresented: Binding<Bool>,
    onPresent presentHandler: (() -> Void)? = nil, onDismiss dismissHandler: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationHostModifier(
        layerID: layerID, id: id, uiModel: uiModel, isPresented: isPresented, onPresent: presentHandler, onDismiss: dismissHandler,
        modal: content, link: PresentationLink()))
  }
}

nonisolated private struct PresentationHostModifier<Modal: View>: ViewModifier {
  let layerID: String?
  let id: String?
  let uiModel: PresentationHostUIModel
  @Binding var isPresented: Bool
  let onPresent: (() -> Void)?
  let onDismiss: (() -> Void)?
  let modal: () -> Modal

  @Environment(\.self) var environment
  @State var link: PresentationLink
  var messages = ViewMessages()

  @MainActor func body(content: Content) -> some View {
    let layer = environment.presentationLayers[layerID]
    let modal = modal
    let request = PresentationRequest(
      id: id ?? link.ownID, uiModel: uiModel, isPresented: $isPresented, environment: environment, messages: messages,
      onPresent: onPresent, onDismiss: onDismiss, content: { AnyView(modal()) })
    // Read here, so that the flag's changes evaluate the host.
    _ = isPresented
    return
      content
      .onAppear {
        link.hostDidAppear()
        link.settle(request, layer: layer, layerID: layerID)
      }
      .onChange(of: link.nextEvaluation()) { link.settle(request, layer: layer, layerID: layerID) }
      // A host that animates out is gone already; one that another screen covers stays in the tree.
      .onRemoval { link.hostDidDisappear(request) }
      .onDisappear { link.hostDidDisappear(request) }
  }
}
