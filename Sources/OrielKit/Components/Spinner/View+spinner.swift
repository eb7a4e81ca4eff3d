import SwiftUI

extension View {
  /// Shows a spinner over the view while there are parameters (VSp). It needs no layer.
  public func spinner(uiModel: SpinnerUIModel = .init(), parameters: SpinnerParameters?) -> some View {
    // What only pointers are kept from would still have keys, and be there for assistive technology.
    outOfReach(parameters?.isInteractionEnabled == false, includesPresentations: false).overlay {
      if let parameters { SpinnerOverlay(uiModel: uiModel, parameters: parameters) }
    }
  }
}

private struct SpinnerOverlay: View {
  let uiModel: SpinnerUIModel
  let parameters: SpinnerParameters
  @State private var isShown = false

  var body: some View {
    ZStack {
      if isShown || parameters.appearanceDelay == nil { Spinner(uiModel: uiModel) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .blocksHitTesting(!parameters.isInteractionEnabled)
    .allowsHitTesting(!parameters.isInteractionEnabled)
    .onTimeout(after: parameters.appearanceDelay) { isShown = true }
  }
}
