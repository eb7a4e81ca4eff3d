import SwiftUI

struct AnimationSection: View {
  var body: some View {
    PanelPage {
      PanelRow { Panel("Transitions") { TransitionsDemo() } }
      PanelRow {
        Panel("Keyframes") { KeyframesDemo() }
        PanelColumn {
          Panel("Drag a fruit into the basket") { BasketDemo() }
          Panel("A custom container") {
            CardRow {
              Text("Oars").containerValue(\.isFeatured, true)
              Text("Sails")
              ForEach(["Ropes", "Maps"], id: \.self) { Text($0) }
            }
          }
        }
      }
    }
  }
}

/// A row that shows each of its views on a card, and the featured ones in color.
private struct CardRow<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    WrappingRow(spacing: 8) {
      ForEach(subviews: content) { subview in
        subview
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .foregroundStyle(subview.containerValues.isFeatured ? Color.white : Color.primary)
          .background(subview.containerValues.isFeatured ? Color.indigo : Color.gray.opacity(0.2), in: Capsule())
      }
    }
  }
}

private struct FeaturedKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  fileprivate var isFeatured: Bool {
    get { self[FeaturedKey.self] }
    set { self[FeaturedKey.self] = newValue }
  }
}
