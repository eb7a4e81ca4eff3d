import OrielKit
import SwiftUI

/// A card whose content presents another one.
public struct NestedScreen: View {
  @State private var isOuterPresented = false
  @State private var isInnerPresented = false

  /// Creates the screen.
  public init() {}

  public var body: some View {
    ZStack {
      Button("Present") { isOuterPresented = true }
        .card(id: "outer", isPresented: $isOuterPresented) {
          VStack {
            Text("Outer")
            Button("Present another") { isInnerPresented = true }
          }
          .card(id: "inner", isPresented: $isInnerPresented) {
            VStack {
              Text("Inner")
              Button("Dismiss both") { isOuterPresented = false }
            }
          }
        }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .presentationHostLayer()
  }
}
