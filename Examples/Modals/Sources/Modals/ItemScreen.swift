import OrielKit
import SwiftUI

/// A card for an item, and a card for an error.
public struct ItemScreen: View {
  struct Refusal: Error {
    let reason: String
  }

  @State private var fruit: String?
  @State private var error: (any Error)?

  /// Creates the screen.
  public init() {}

  public var body: some View {
    ZStack {
      VStack {
        ForEach(["Apple", "Pear"], id: \.self) { name in Button(name) { fruit = name } }
        Button("Stone") { error = Refusal(reason: "No fruit") }
      }
      .card(id: "fruit", item: $fruit) { Text("A juicy \($0.lowercased())") }
      .card(id: "error", item: $error) { Text(($0 as? Refusal)?.reason ?? "Something else") }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .presentationHostLayer()
  }
}
