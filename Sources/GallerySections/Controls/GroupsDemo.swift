import SwiftUI

/// Group boxes, disclosure groups, an outline and control groups.
struct GroupsDemo: View {
  private struct Place: Identifiable {
    let name: String
    var children: [Place]?
    var id: String { name }
  }

  private static let places = [
    Place(
      name: "North Sea",
      children: [Place(name: "Harlingen"), Place(name: "Islands", children: [Place(name: "Texel"), Place(name: "Sylt")])]),
    Place(name: "Baltic Sea", children: [Place(name: "Visby")]),
  ]

  @State private var isOpen = true
  @State private var isAnchored = true
  @State private var hasLights = false
  @State private var isBold = true
  @State private var isItalic = false
  @State private var log = "Nothing pressed yet"

  var body: some View {
    PanelPage {
      PanelRow {
        PanelColumn {
          GroupBox("Before leaving") {
            VStack(spacing: 10) {
              Toggle("Anchor is up", isOn: $isAnchored)
              Toggle("Lights", isOn: $hasLights)
              GroupBox { Text("A nested box has another shade.").font(.callout).frame(maxWidth: .infinity, alignment: .leading) }
            }
          }
          Panel("Groups that expand") {
            VStack(alignment: .leading, spacing: 2) {
              DisclosureGroup("On board", isExpanded: $isOpen) {
                VStack(alignment: .leading, spacing: 6) {
                  Text("Two sails")
                  Text("One compass")
                }
                .font(.callout)
                .padding(.bottom, 8)
              }
              DisclosureGroup("On shore") { Text("A bicycle").font(.callout) }
              DisclosureGroup("Disabled") { Text("Nothing") }.disabled(true)
            }
          }
        }
        .panelWidth(380)
        PanelColumn {
          Panel("An outline") {
            List(Self.places, children: \.children) { place in Text(place.name) }
              .frame(height: 210).panelWidth(300)
              .clipShape(RoundedRectangle(cornerRadius: 10))
          }
          Panel("Control groups") {
            VStack(alignment: .leading, spacing: 12) {
              VStack(alignment: .leading, spacing: 12) {
                ControlGroup {
                  Button("Cut") { log = "Cut" }
                  Button("Copy") { log = "Copied" }
                  Button("Paste") { log = "Pasted" }
                }
                ControlGroup {
                  Toggle(isOn: $isBold) { Text("B").bold() }
                  Toggle(isOn: $isItalic) { Text("I").italic() }
                }
              }
              ControlGroup("More") {
                Button("Rename") { log = "Renamed" }
                Button("Duplicate") { log = "Duplicated" }
              }
              .controlGroupStyle(.menu)
              WrappingRow {
                Button("Sail") { log = "Sailing" }.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
                Button("Anchor") { log = "At anchor" }.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 3))
                Button("?") { log = "Unknown" }.buttonStyle(.bordered).buttonBorderShape(.circle)
              }
              Text(log).font(.callout)
            }
            .panelWidth(300, alignment: .leading)
          }
        }
      }
    }
  }
}
