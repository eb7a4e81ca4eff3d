import OrielKit
import SwiftUI

/// A single card.
public struct SingleScreen: View {
  @State private var isPresented = false
  @State private var presentations = 0
  @State private var dismissals = 0

  /// Creates the screen.
  public init() {}

  public var body: some View {
    ZStack {
      VStack {
        Button("Present") { isPresented = true }
          .card(
            id: "card", isPresented: $isPresented, onPresent: { presentations += 1 }, onDismiss: { dismissals += 1 }
          ) {
            VStack {
              Text("A card")
              // Nothing is captured: the card shows the current value.
              Text("Presented \(presentations) times")
              Button("Done") { isPresented = false }
            }
          }
        Text("Dismissed \(dismissals) times")
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .presentationHostLayer()
  }
}
