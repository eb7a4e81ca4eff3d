import SwiftUI

/// One picker in all styles.
struct ChoicesDemo: View {
  private enum Tea: String, CaseIterable, Identifiable {
    case green = "Green"
    case black = "Black"
    case mint = "Mint"
    case rooibos = "Rooibos"
    var id: Self { self }
  }

  @State private var tea = Tea.mint
  @State private var paint = Color.teal
  @State private var day: String? = "Sat"

  private var teas: some View { ForEach(Tea.allCases) { Text($0.rawValue) } }

  var body: some View {
    PanelPage {
      PanelRow {
        PanelColumn {
          Panel("Menu") {
            VStack(alignment: .leading, spacing: 10) {
              Picker("Tea", selection: $tea) { teas }
              Picker("Tea", selection: $tea) { teas }.disabled(true)
            }
            .panelWidth(150, alignment: .leading)
          }
          Panel("Round buttons") {
            Picker("Tea", selection: $tea) { teas }.pickerStyle(.radioGroup).panelWidth(150, alignment: .leading)
          }
          Panel("Colors") {
            VStack(spacing: 12) {
              ColorPicker("Cup", selection: $paint)
              ColorPicker("Saucer", selection: $paint, supportsOpacity: false).disabled(true)
            }
            .panelWidth(150)
          }
        }
        PanelColumn {
          Panel("Segments") {
            VStack(alignment: .leading, spacing: 12) {
              Picker("Tea", selection: $tea) { teas }.pickerStyle(.segmented)
              Picker("Day", selection: $day) {
                ForEach(["Fri", "Sat", "Sun"], id: \.self) { Text($0).tag(Optional($0)) }
              }
              .pickerStyle(.segmented)
              .disabled(true)
            }
            .panelWidth(330)
          }
          Panel("Wheel") { Picker("Tea", selection: $tea) { teas }.pickerStyle(.wheel).panelWidth(330) }
        }
      }
    }
  }
}
