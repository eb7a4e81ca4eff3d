import SwiftUI

extension View {
  /// Presents a modal in the nearest enclosing layer with the given id while the flag is `true`.
  ///
  /// The modal is inserted when the flag becomes `true`. When the flag becomes `false`, the modal is notified to animate out, and it is
  /// removed when it has called the completion that `PresentationHostPresentationMode.dismissPublisher` has published. The modal always
  /// shows the current `content`, in the environment of the view that this modifier is applied to.
  ///
  /// - Parameters:
  ///   - layerID: The id of the layer, or `nil` for the nearest layer without an id. If there is none without an id, a layer of the window
  ///     above all its content is used. A request with an id waits until such a layer exists.
  ///   - id: The id of the modal, which must be unique in its layer, or `nil` for a generated one. A second request with the id of a shown
  ///     modal waits until that modal has been removed, unless the layer's policy rejects the request or lets it replace the modal.
  ///   - uiModel: The way in which the modal is presented.
  ///   - isPresented: The flag, which the modal's dismissal sets to `false`.
  ///   - presentHandler: Called once each time the modal is inserted.
  ///   - dismissHandler: Called once each time the modal is removed.
  ///   - content: The modal.
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
    // Reading the flag here makes the host depend on it.
    _ = isPresented
    return
      content
      .onAppear {
        link.hostDidAppear()
        link.settle(request, layer: layer, layerID: layerID)
      }
      .onChange(of: link.nextEvaluation()) { link.settle(request, layer: layer, layerID: layerID) }
      // A host whose removal transition runs counts as removed. A host that another screen covers remains in the tree.
      .onRemoval { link.hostDidDisappear(request) }
      .onDisappear { link.hostDidDisappear(request) }
  }
}
