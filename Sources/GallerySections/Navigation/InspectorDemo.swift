import SwiftUI

/// Details of the selected place, in a resizable inspector at the trailing edge that can be shown and hidden.
struct InspectorDemo: View {
  @State private var place: Place? = Place.all.first
  @State private var isShown = false
  @State private var notes: [Place.ID: String] = [:]

  var body: some View {
    NavigationStack {
      List(Place.all, selection: $place) { place in
        Label {
          Text(place.name)
        } icon: {
          RoundedRectangle(cornerRadius: 4).fill(place.color.gradient).frame(width: 22, height: 22)
        }
        .tag(place)
      }
      .navigationTitle("Places")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Button("About the place", systemImage: "sidebar.trailing") { isShown.toggle() }.keyboardShortcut(
          "i", modifiers: [.command, .option])
      }
    }
    .inspector(isPresented: $isShown) {
      Group {
        if let place { about(place) } else { ContentUnavailableView("No place is selected", systemImage: "map") }
      }
      .inspectorColumnWidth(min: 200, ideal: 250, max: 340)
    }
  }

  private func about(_ place: Place) -> some View {
    Form {
      Section {
        RoundedRectangle(cornerRadius: 10).fill(place.color.gradient).frame(height: 80).accessibilityHidden(true)
        LabeledContent("Name", value: place.name)
        LabeledContent("Region", value: place.region)
      }
      Section("Notes") {
        TextField(
          "What to remember",
          text: Binding {
            notes[place.id, default: ""]
          } set: {
            notes[place.id] = $0
          }, axis: .vertical)
      }
    }
    .formStyle(.grouped)
  }
}
