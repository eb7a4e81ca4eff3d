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
    .dialog(
      item: $candidate, title: { "Delete \($0)?" }, message: { _ in "Its log is deleted, too." },
      actions: { boat in
        DialogButton(role: .destructive, action: { boats.removeAll { $0 == boat } }, title: "Delete")
        DialogButton(role: .cancel, title: "Cancel")
      })
  }
}
