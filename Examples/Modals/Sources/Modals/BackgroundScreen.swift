import OrielKit
import SwiftUI

/// A card beside which the root remains interactive.
public struct BackgroundScreen: View {
  @State private var isPresented = false
  @State private var rootTaps = 0
  @State private var cardTaps = 0

  /// Creates the screen.
  public init() {}

  public var body: some View {
    ZStack {
      Color.clear
        .contentShape(.rect)
        .onTapGesture { rootTaps += 1 }
      VStack {
        Button(isPresented ? "Dismiss" : "Present") { isPresented.toggle() }
          .card(id: "card", isPresented: $isPresented) {
            Color.orange.onTapGesture { cardTaps += 1 }
          }
        Spacer()
        Text("Root \(rootTaps), card \(cardTaps)")
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .presentationHostLayer(
      uiModel: {
        var uiModel = PresentationHostLayerUIModel()
        uiModel.dimmingViewColor = .clear
        uiModel.dimmingViewTapAction = .passTapsThrough
        return uiModel
      }())
  }
}
