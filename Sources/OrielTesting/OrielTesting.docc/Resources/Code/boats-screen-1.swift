import SwiftUI

public struct BoatsScreen: View {
  @State private var boats = ["Ada", "Grace"]

  public init() {}

  public var body: some View {
    VStack(spacing: 16) {
      ForEach(boats, id: \.self) { boat in
        Button("Delete \(boat)…") { boats.removeAll { $0 == boat } }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
