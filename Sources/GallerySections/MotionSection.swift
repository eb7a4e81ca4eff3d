import SwiftUI

struct MotionSection: View {
  @State private var isMoved = false
  @State private var isExpanded = false
  @State private var showsNote = true

  var body: some View {
    PanelPage {
      PanelRow {
        Panel("Curves and springs") {
          VStack(alignment: .leading, spacing: 10) {
            lane("linear", .linear(duration: 0.8), .blue)
            lane("ease in out", .easeInOut(duration: 0.8), .green)
            lane("spring", .spring(response: 0.6, dampingFraction: 0.6), .orange)
            lane("bouncy", .bouncy, .pink)
            Button("Move") { isMoved.toggle() }
              .buttonStyle(.borderedProminent)
          }
        }
      }
      PanelRow {
        Panel("Growing layout") {
          VStack(alignment: .leading, spacing: 10) {
            RoundedRectangle(cornerRadius: 12)
              .fill(Color.indigo)
              .frame(width: isExpanded ? 240 : 90, height: isExpanded ? 90 : 60)
            Button(isExpanded ? "Shrink" : "Grow") { withAnimation(.spring(duration: 0.5)) { isExpanded.toggle() } }
              .buttonStyle(.bordered)
          }
          .frame(minHeight: 150, alignment: .topLeading).panelWidth(250, alignment: .topLeading)
        }
        Panel("Transition") {
          VStack(alignment: .leading, spacing: 10) {
            Button(showsNote ? "Hide" : "Show") { withAnimation(.easeInOut(duration: 0.35)) { showsNote.toggle() } }
              .buttonStyle(.bordered)
            if showsNote {
              Text("Here and gone")
                .padding(12)
                .background(Color.yellow.opacity(0.4), in: RoundedRectangle(cornerRadius: 8))
                .transition(.opacity.combined(with: .move(edge: .leading)))
            }
          }
          .frame(minHeight: 150, alignment: .topLeading).panelWidth(200, alignment: .topLeading)
        }
      }
    }
  }

  private func lane(_ name: String, _ animation: Animation, _ color: Color) -> some View {
    HStack(spacing: 12) {
      Text(name).font(.callout).lineLimit(1).minimumScaleFactor(0.3).frame(width: 90, alignment: .leading)
      Circle()
        .fill(color)
        .frame(width: 26, height: 26)
        .frame(minWidth: 0, idealWidth: 330, maxWidth: 330, alignment: isMoved ? .trailing : .leading)
        .animation(animation, value: isMoved)
    }
  }
}
