import OrielKit
import SwiftUI

/// A spinner above a screen, which may be interactive in the meantime.
struct SpinnerDemo: View {
  @State private var isShown = true
  @State private var isInteractionEnabled = true
  @State private var isDelayed = false
  @State private var isLarge = true
  @State private var taps = 0

  var body: some View {
    PresentationStage {
      HarbourScreen()
        .contentShape(Rectangle())
        .onTapGesture { taps += 1 }
        .opacity(isShown ? 0.35 : 1)
        .spinner(uiModel: uiModel, parameters: parameters)
    } options: {
      OptionSwitch("Visible", isOn: $isShown)
      OptionSwitch("The screen can be used", isOn: $isInteractionEnabled)
      OptionSwitch("Appears after a second", isOn: $isDelayed)
      OptionSwitch("Large", isOn: $isLarge)
      Text("The screen was tapped \(taps) times").font(.callout).foregroundStyle(.secondary)
    }
  }

  private var parameters: SpinnerParameters? {
    isShown ? SpinnerParameters(isInteractionEnabled: isInteractionEnabled, appearanceDelay: isDelayed ? 1 : nil) : nil
  }

  private var uiModel: SpinnerUIModel {
    var uiModel = SpinnerUIModel()
    if isLarge { (uiModel.dimension, uiModel.thickness) = (44, 4) }
    return uiModel
  }
}
