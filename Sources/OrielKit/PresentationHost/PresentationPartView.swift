import SwiftUI

/// One modal in its container, or what catches the taps beside the topmost one. A modal's content alone is evaluated again when its host says
/// something new.
struct PresentationPartView: View {
  let part: PresentationPart
  let containerSize: CGSize
  let safeAreaInsets: EdgeInsets
  /// How far up it goes for the keyboard, in points.
  let keyboardOffset: CGFloat
  let isTopmost: Bool
  /// Whether the topmost modal keeps the user from the others.
  let blocks: Bool
  let isAbovePresentations: Bool

  /// After so many seconds a completion is missed.
  private static let patience = 5.0

  var body: some View {
    if let presentation = part.presentation { modal(presentation) } else { PresentationTapCatcher(layer: part.layer) }
  }

  private func modal(_ presentation: Presentation) -> some View {
    let layer = part.layer
    let request = presentation.request
    // Its host sees to the flag as long as there is one. To read it would evaluate the modal each time that it falls.
    let isPresented = !presentation.isLeftBehind || request.isPresented.wrappedValue
    let isLeaving = presentation.isLeaving
    return request.content()
      .onInteractiveDismissDisabledChange { presentation.mode.presentation.record.isDismissDisabled = $0 }
      .keepsPreferences()
      .environment(\.self, environment(of: presentation, isLeaving: isLeaving))
      .outOfReach(blocks && !isTopmost || isLeaving, includesPresentations: isAbovePresentations)
      .frame(width: containerSize.width, height: containerSize.height, alignment: request.uiModel.alignment)
      .coordinateSpace(.named(presentation.mode.presentation))
      .offset(y: -keyboardOffset)
      // How it comes and goes is the modal's own affair, also when the flag is written in an animated transaction.
      .transition(.identity)
      .onAppear {
        layer?.handle(.appear, of: presentation)
        if containerSize.width <= 0 || containerSize.height <= 0 { layer?.reportInvisibility(of: presentation) }
      }
      .onChange(of: isPresented) { flagDidChange(isPresented, of: presentation) }
      .onTimeout(after: isLeaving ? Self.patience : nil, id: presentation.dismissalCount) {
        layer?.reportMissingCompletion(of: presentation)
      }
  }

  /// The host's, with what a modal is told.
  private func environment(of presentation: Presentation, isLeaving: Bool) -> EnvironmentValues {
    var environment = presentation.environment(in: containerSize, safeAreaInsets: safeAreaInsets, blocks: blocks)
    environment.presentationIsLeaving = isLeaving
    return environment
  }

  /// A modal that outlived its host still follows the flag.
  private func flagDidChange(_ isPresented: Bool, of presentation: Presentation) {
    guard presentation.isLeftBehind else { return }
    part.layer?.handle(isPresented ? .request : .dismiss, of: presentation)
  }
}

/// Catches the taps beside the topmost modal.
struct PresentationTapCatcher: View {
  let layer: PresentationLayer?

  var body: some View { Color.clear.contentShape(.rect).onTapGesture { [weak layer] in layer?.tapBeside() } }
}
