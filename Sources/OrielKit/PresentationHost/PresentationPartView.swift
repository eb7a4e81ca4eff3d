import SwiftUI

/// The view of one modal in its container, or of the part that receives the taps beside the topmost one. Only the content of a modal is
/// evaluated when its host's request changes.
struct PresentationPartView: View {
  let part: PresentationPart
  let containerSize: CGSize
  let safeAreaInsets: EdgeInsets
  /// The distance by which the part moves up to avoid the keyboard, in points.
  let keyboardOffset: CGFloat
  let isTopmost: Bool
  /// Indicates whether the topmost modal blocks interaction with the other modals.
  let blocks: Bool
  let isAbovePresentations: Bool

  /// The time after which a missing call of the completion is reported, in seconds.
  private static let patience = 5.0

  var body: some View {
    if let presentation = part.presentation { modal(presentation) } else { BackdropTapView(layer: part.layer) }
  }

  private func modal(_ presentation: Presentation) -> some View {
    let layer = part.layer
    let request = presentation.request
    // The host, if there is one, handles changes of the flag. Reading the flag here would evaluate the modal each time it changes.
    let isPresented = !presentation.hasNoHost || request.isPresented.wrappedValue
    let isBeingRemoved = presentation.isBeingRemoved
    return request.content()
      .onInteractiveDismissDisabledChange { presentation.mode.presentation.record.isDismissDisabled = $0 }
      .keepsPreferences()
      .environment(\.self, environment(of: presentation, isBeingRemoved: isBeingRemoved))
      .outOfReach(blocks && !isTopmost || isBeingRemoved, includesPresentations: isAbovePresentations)
      .frame(width: containerSize.width, height: containerSize.height, alignment: request.uiModel.alignment)
      .coordinateSpace(.named(presentation.mode.presentation))
      .offset(y: -keyboardOffset)
      // The modal animates itself in and out, even if the flag is changed in an animated transaction.
      .transition(.identity)
      .onAppear {
        layer?.handle(.appear, of: presentation)
        if containerSize.width <= 0 || containerSize.height <= 0 { layer?.reportInvisibility(of: presentation) }
      }
      .onChange(of: isPresented) { flagDidChange(isPresented, of: presentation) }
      .onTimeout(after: isBeingRemoved ? Self.patience : nil, id: presentation.dismissalCount) {
        layer?.reportMissingCompletion(of: presentation)
      }
  }

  /// Returns the environment of the host, with the values for the modal.
  private func environment(of presentation: Presentation, isBeingRemoved: Bool) -> EnvironmentValues {
    var environment = presentation.environment(in: containerSize, safeAreaInsets: safeAreaInsets, blocks: blocks)
    environment.presentationIsLeaving = isBeingRemoved
    return environment
  }

  /// Follows the flag on behalf of a modal whose host has disappeared.
  private func flagDidChange(_ isPresented: Bool, of presentation: Presentation) {
    guard presentation.hasNoHost else { return }
    part.layer?.handle(isPresented ? .request : .dismiss, of: presentation)
  }
}

/// A view that receives the taps beside the topmost modal.
struct BackdropTapView: View {
  let layer: PresentationLayer?

  var body: some View { Color.clear.contentShape(.rect).onTapGesture { [weak layer] in layer?.handleBackdropTap() } }
}
