import OrielKit
import SwiftUI

public struct BoatsScreen: View {
  @State private var boats = ["Ada", "Grace"]
  @State private var candidate: String?

  public init() {}

  public var body: some View {
    VStack(spacing: 16) {
      ForEach(boats, id: \.self) { boat in
        Button("Delete \(boat)…") { candidate = boat }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
