import SwiftUI

/// A message whose toolbar moves items into a menu while its window becomes narrower.
struct ToolbarDemo: View {
  private static let widths = 260.0...640.0

  @State private var width = 420.0
  @State private var lastAction = "Choose an action in the toolbar, or make the message narrower."

  var body: some View {
    VStack(spacing: 0) {
      DemoBar("Toolbar", note: "Reply stays for longest, Print moves first.") {
        Slider(value: $width, in: Self.widths) { Text("Width") }.frame(width: 160)
      }
      NavigationStack {
        ScrollView {
          VStack(alignment: .leading, spacing: 12) {
            Text("The harbour is closed on Sunday").font(.title3.bold())
            Text("Boats that leave before noon find the bridge open. All others wait for the evening tide.")
            Text(lastAction).font(.callout).foregroundStyle(.secondary).accessibilityIdentifier("toolbar-action")
          }
          .padding()
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        .navigationTitle("Message")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          item("Flag", "flag")
          item("Move", "folder")
          item("Archive", "archivebox")
          item("Print", "printer").visibilityPriority(.low)
          ToolbarSpacer(.fixed)
          item("Delete", "trash")
          item("Reply", "arrowshape.turn.up.left").visibilityPriority(.high)
        }
        .toolbarOverflowMenu { button("Mark as Unread", "envelope") }
      }
      .frame(maxWidth: width)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(Color.gray.opacity(0.25)) }
      .padding(16)
      .frame(maxWidth: .infinity)
    }
  }

  private func item(_ title: String, _ symbol: String) -> some ToolbarContent { ToolbarItem { button(title, symbol) } }

  private func button(_ title: String, _ symbol: String) -> some View {
    Button(title, systemImage: symbol) { lastAction = "\(title) was chosen." }
  }
}
