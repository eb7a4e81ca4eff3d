import SwiftUI

struct LayoutSection: View {
  var body: some View {
    PanelPage {
      PanelRow {
        Panel("Baselines") {
          HStack(alignment: .firstTextBaseline, spacing: 10) {
            Text("Aa").font(.largeTitle)
            Text("meets").font(.body)
            Text("small").font(.caption)
          }
          .lineLimit(1)
          .minimumScaleFactor(0.3)
        }
        Panel("Spacers and priority") {
          HStack(spacing: 8) {
            Text("A title that is cut if space is short").lineLimit(1)
            Spacer()
            Text("12:45").layoutPriority(1).foregroundStyle(.secondary)
          }
          .panelWidth(280)
        }
      }
      PanelRow {
        Panel("Layers and alignment") {
          WrappingRow(spacing: 24) {
            ForEach(Corner.allCases) { corner in
              ZStack(alignment: corner.alignment) {
                RoundedRectangle(cornerRadius: 10).fill(Color.blue.opacity(0.2))
                Circle().fill(.blue).frame(width: 22, height: 22).padding(6)
              }
              .frame(width: 90, height: 64)
            }
          }
        }
      }
      PanelRow {
        Panel("A custom layout") {
          RadialLayout {
            ForEach(0..<8) { index in
              Text("\(index + 1)")
                .font(.system(size: 16))
                .foregroundStyle(.white)
                .frame(width: 34, height: 34)
                .background(Color(hue: Double(index) / 8, saturation: 0.65, brightness: 0.85), in: Circle())
            }
          }
          .frame(width: 190, height: 190)
        }
        Panel("Draggable dividers") { Panes().frame(height: 190).panelWidth(430) }
      }
    }
  }
}

/// Panes that the user can resize.
private struct Panes: View {
  var body: some View {
    HSplitView {
      pane("Sources", "folder", .orange).frame(minWidth: 90, idealWidth: 130, maxWidth: 220)
      VSplitView {
        pane("Picture", "photo", .blue).frame(minHeight: 50)
        pane("Messages", "text.bubble", .green).frame(minHeight: 50, idealHeight: 70)
      }
      .frame(minWidth: 150)
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }

  private func pane(_ title: String, _ symbol: String, _ color: Color) -> some View {
    Label(title, systemImage: symbol)
      .font(.callout)
      .lineLimit(1)
      .minimumScaleFactor(0.3)
      .padding(4)
      // A narrow pane has little space for a title beside its icon.
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(color.opacity(0.22))
  }
}

private enum Corner: CaseIterable, Identifiable {
  case topLeading, top, center, bottomTrailing

  var id: Self { self }

  var alignment: Alignment {
    switch self {
    case .topLeading: .topLeading
    case .top: .top
    case .center: .center
    case .bottomTrailing: .bottomTrailing
    }
  }
}

/// A layout that places its views on a circle.
struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 120, height: 120))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let radius = (min(bounds.width, bounds.height) - widest) / 2
    for (index, subview) in subviews.enumerated() {
      let angle = Angle.degrees(360 / Double(subviews.count) * Double(index) - 90).radians
      let point = CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}
