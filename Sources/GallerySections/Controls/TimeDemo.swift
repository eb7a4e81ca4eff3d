import SwiftUI

/// Phases, a clock, views that change their positions, and a grid.
struct TimeDemo: View {
  @Namespace private var space
  @State private var isOpen = false
  @State private var chosen = 0
  @State private var isColumn = false

  var body: some View {
    PanelPage {
      PanelRow {
        PanelColumn {
          Panel("A clock") {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
              Text(context.date, format: .dateTime.hour().minute().second()).font(.title2).monospacedDigit()
            }
            .panelWidth(150, alignment: .leading)
          }
          Panel("Phases") {
            Circle()
              .fill(Color.pink.gradient)
              .frame(width: 44, height: 44)
              .phaseAnimator([1.0, 1.25, 0.9]) { view, scale in
                view.scaleEffect(scale)
              } animation: { _ in
                .easeInOut(duration: 0.6)
              }
              .frame(height: 64).panelWidth(150)
          }
          Panel("Any layout") {
            let layout = isColumn ? AnyLayout(VStackLayout(spacing: 6)) : AnyLayout(HStackLayout(spacing: 6))
            VStack(alignment: .leading, spacing: 12) {
              layout {
                ForEach(0..<3) { index in
                  RoundedRectangle(cornerRadius: 6).fill(Color(hue: 0.5 + Double(index) * 0.08, saturation: 0.6, brightness: 0.8))
                    .frame(width: 40, height: 26)
                }
              }
              .frame(height: 96)
              Button(isColumn ? "Row" : "Column") { withAnimation(.spring) { isColumn.toggle() } }
            }
            .panelWidth(150, alignment: .leading)
          }
        }
        PanelColumn {
          Panel("Matched geometry") { matched }
          Panel("A grid") {
            Grid(alignment: .leading, horizontalSpacing: 18, verticalSpacing: 8) {
              GridRow {
                Text("Boat").font(.headline)
                Text("Length").font(.headline).gridColumnAlignment(.trailing)
                Text("Berth").font(.headline)
              }
              Divider()
              GridRow {
                Text("Albatross")
                Text("12.4 m")
                Text("A 4")
              }
              GridRow {
                Text("Gull")
                Text("7 m")
                Text("C 11")
              }
              GridRow { Text("Two more are at sea").foregroundStyle(.secondary).gridCellColumns(3) }
            }
            .lineLimit(1)
            .minimumScaleFactor(0.3)
            .panelWidth(400, alignment: .leading)
          }
        }
      }
    }
  }

  private var matched: some View {
    VStack(alignment: .leading, spacing: 14) {
      WrappingRow(spacing: 4) {
        ForEach(0..<4) { index in
          Button(["Day", "Week", "Month", "Year"][index]) { withAnimation(.snappy) { chosen = index } }
            .buttonStyle(.plain)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .matchedGeometryEffect(id: index, in: space)
        }
      }
      .background { Capsule().fill(Color.accentColor.opacity(0.22)).matchedGeometryEffect(id: chosen, in: space, isSource: false) }
      ZStack(alignment: .topLeading) {
        Color.clear
        if isOpen {
          RoundedRectangle(cornerRadius: 16).fill(Color.indigo.gradient).matchedGeometryEffect(id: "card", in: space)
            .frame(maxWidth: 400).frame(height: 150)
            .onTapGesture { withAnimation(.spring) { isOpen = false } }
        } else {
          RoundedRectangle(cornerRadius: 10).fill(Color.indigo.gradient).matchedGeometryEffect(id: "card", in: space)
            .frame(width: 64, height: 64)
            .onTapGesture { withAnimation(.spring) { isOpen = true } }
        }
      }
      .frame(height: 150).panelWidth(400, alignment: .leading)
    }
  }
}
