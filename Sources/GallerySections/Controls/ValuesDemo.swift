import SwiftUI

/// Sliders, steppers and progress views.
struct ValuesDemo: View {
  @State private var volume = 0.6
  @State private var stars = 3.0
  @State private var guests = 2

  var body: some View {
    PanelPage {
      PanelRow {
        Panel("Sliders") {
          VStack(alignment: .leading, spacing: 18) {
            Slider(value: $volume) {
              Text("Volume")
            } minimumValueLabel: {
              Image(systemName: "speaker.fill")
            } maximumValueLabel: {
              Image(systemName: "speaker.wave.2.fill")
            }
            Slider(value: $stars, in: 0...5, step: 1) { Text("Stars") }.tint(.orange)
            Text("\(Int((volume * 100).rounded())) %, \(Int(stars)) of 5 stars").font(.callout).foregroundStyle(.secondary)
            Slider(value: .constant(0.35)) { Text("Disabled") }.disabled(true)
            Slider(value: $volume) { Text("Small") }.controlSize(.small)
          }
          .panelWidth(300)
        }
        PanelColumn {
          Panel("Steppers") {
            VStack(spacing: 12) {
              Stepper("Guests: \(guests)", value: $guests, in: 1...8)
              Stepper("At the minimum", value: .constant(0), in: 0...3)
              Stepper("Disabled", value: .constant(1)).disabled(true)
            }
            .panelWidth(300)
          }
          Panel("Progress") {
            VStack(alignment: .leading, spacing: 18) {
              ProgressView(value: volume) {
                Text("Follows the volume")
              } currentValueLabel: {
                Text("\(Int((volume * 100).rounded())) %")
              }
              ProgressView("Without a value").progressViewStyle(.linear)
              HStack(spacing: 28) {
                ProgressView().controlSize(.small)
                ProgressView()
                ProgressView().controlSize(.large).tint(.purple)
                ProgressView(value: volume).progressViewStyle(.circular).controlSize(.large)
              }
            }
            .panelWidth(300)
          }
        }
      }
    }
  }
}
