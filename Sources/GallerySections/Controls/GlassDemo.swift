import SwiftUI

/// Menus, sharing, blend modes, and materials and glass over a picture.
struct GlassDemo: View {
  @State private var log = "Nothing chosen yet"
  @State private var isLit = true
  @State private var sorting = 1

  var body: some View {
    PanelPage {
      PanelRow {
        Panel("Menus") {
          VStack(alignment: .leading, spacing: 12) {
            Menu("Actions") { entries }.menuIndicator(.visible).buttonStyle(.bordered)
            Menu {
              entries
            } label: {
              Text("Save")
            } primaryAction: {
              log = "Saved"
            }
            .buttonStyle(.borderedProminent)
            Text("The other button").font(.callout).foregroundStyle(.white).padding(8)
              .frame(minWidth: 180, minHeight: 70)
              .background(Color.teal.gradient, in: RoundedRectangle(cornerRadius: 12))
              .contextMenu { entries }
              .accessibilityIdentifier("context-target")
            ShareLink(item: "The harbor at noon")
            Text(log).font(.callout).foregroundStyle(.secondary)
          }
          .panelWidth(190, alignment: .leading)
        }
        Panel("Glass") { glass }
      }
    }
  }

  @ViewBuilder private var entries: some View {
    Button("Rename") { log = "Renamed" }
    Toggle("Lights", isOn: $isLit)
    Menu("Move to") {
      Button("The harbor") { log = "In the harbor" }
      Button("The bay") { log = "In the bay" }
    }
    Section("Sort by") {
      Picker("Sort by", selection: $sorting) {
        Text("Name").tag(1)
        Text("Date").tag(2)
      }
    }
    Button("Delete", role: .destructive) { log = "Deleted" }
  }

  private var glass: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
      Circle().fill(Color.yellow).frame(width: 120, height: 120).offset(x: 90, y: -90).blendMode(.plusLighter)
      Circle().fill(Color.cyan).frame(width: 150, height: 150).offset(x: -100, y: 60).blendMode(.multiply)
      VStack(spacing: 10) {
        pane("Ultra thin", .ultraThin)
        pane("Thin", .thin)
        pane("Regular", .regular)
        pane("Thick", .thick)
        pane("Ultra thick", .ultraThick)
        WrappingRow(spacing: 10) {
          Button("Glass") { log = "On glass" }.buttonStyle(.glass)
          Button("Prominent") { log = "On glass in the accent color" }.buttonStyle(.glassProminent)
          Text("Clear").padding(.horizontal, 14).padding(.vertical, 8).glassEffect(.clear)
        }
      }
    }
    .frame(minHeight: 360).panelWidth(420)
    .clipShape(RoundedRectangle(cornerRadius: 14))
  }

  private func pane(_ name: String, _ material: Material) -> some View {
    Text(name).font(.headline).padding(8).frame(minWidth: 240, minHeight: 48).background(material, in: RoundedRectangle(cornerRadius: 12))
  }
}
