import SwiftUI

/// Settings that persist across launches.
struct FormDemo: View {
  @AppStorage("gallery.name") private var name = "Ada"
  @AppStorage("gallery.sound") private var hasSound = true
  @AppStorage("gallery.size") private var size = 2
  @AppStorage("gallery.zoom") private var zoom = 0.5
  @State private var rooms = 1

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name)
        LabeledContent("Plan", value: "Sailor")
        LabeledContent("Berths", value: 12, format: .number)
      }
      Section {
        Toggle("Sound", isOn: $hasSound)
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Medium").tag(2)
          Text("Large").tag(3)
        }
        Slider(value: $zoom) { Text("Zoom") }
        Stepper("Rooms: \(rooms)", value: $rooms, in: 1...9)
      } footer: {
        Text("The choices are kept for the next launch.")
      }
      Section {
        Link("Documentation", destination: URL(string: "https://developer.apple.com/documentation/swiftui")!)
        Button("Delete the account", role: .destructive) {}
      }
    }
    .frame(maxWidth: 460)
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}
