import SwiftUI

extension View {
  /// Shows a spinner over the view while the parameters aren't `nil`. It requires no layer.
  public func spinner(uiModel: SpinnerUIModel = .init(), parameters: SpinnerParameters?) -> some View {
    // Blocking hit testing only would leave the view available to keys and assistive technology.
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
