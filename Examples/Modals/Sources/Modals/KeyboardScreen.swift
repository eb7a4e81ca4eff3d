import OrielKit
import SwiftUI

/// A card with text fields, which avoids the keyboard while the root doesn't move.
public struct KeyboardScreen: View {
  @State private var isPresented = false
  @State private var texts = Array(repeating: "", count: 10)

  /// Creates the screen.
  public init() {}

  public var body: some View {
    VStack {
      Button("Present") { isPresented = true }
        .card(id: "card", isPresented: $isPresented) {
          ScrollView {
            VStack(spacing: 20) {
              ForEach(texts.indices, id: \.self) { index in
                TextField("Field \(index)", text: $texts[index])
                  .textFieldStyle(.roundedBorder)
              }
            }
          }
        }
      Spacer()
      Text("Foot")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    // The root doesn't avoid the keyboard while the card does.
    .ignoresSafeArea(isPresented ? .keyboard : [])
    .presentationHostLayer(
      uiModel: {
        var uiModel = PresentationHostLayerUIModel()
        uiModel.keyboardObserverSubUIModel.keyboardResponsivenessStrategy = .offsetByObscuredViewHeight(additionalOffset: 20)
        return uiModel
      }())
  }
}
