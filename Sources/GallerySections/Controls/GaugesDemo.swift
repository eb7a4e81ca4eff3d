import SwiftUI

/// Gauges in all styles, and views whose sizes are relative to their scroll view.
struct GaugesDemo: View {
  @State private var speed = 6.4

  private var words: Text { Text(speed, format: .number.precision(.fractionLength(1))) }

  private var gauge: some View {
    Gauge(value: speed, in: 0...12) {
      Text("kn")
    } currentValueLabel: {
      words
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("12")
    }
  }

  var body: some View {
    PanelPage {
      PanelRow {
        Panel("Gauges") {
          VStack(alignment: .leading, spacing: 22) {
            Gauge(value: speed, in: 0...12) {
              Text("Speed")
            } currentValueLabel: {
              Text("\(Int(speed.rounded())) knots")
            } minimumValueLabel: {
              Text("0")
            } maximumValueLabel: {
              Text("12")
            }
            Gauge(value: speed, in: 0...12) { Text("Water").font(.callout) }.tint(.teal)
            WrappingRow(spacing: 24) {
              gauge.gaugeStyle(.accessoryCircular)
              Gauge(value: speed, in: 0...12) {
                Text("kn")
              } currentValueLabel: {
                words
              }
              .gaugeStyle(.accessoryCircular)
              .tint(.orange)
              gauge.gaugeStyle(.accessoryCircularCapacity).tint(.green)
              gauge.gaugeStyle(.accessoryCircularCapacity)
            }
            gauge.gaugeStyle(.accessoryLinear).tint(.purple)
            Gauge(value: speed, in: 0...12) {
              Text("Wind")
            } currentValueLabel: {
              words
            }
            .gaugeStyle(.accessoryLinearCapacity)
            Slider(value: $speed, in: 0...12) { Text("Speed") }.labelsHidden()
          }
          .panelWidth(330)
        }
        PanelColumn {
          Panel("Two and a half per screen") {
            ScrollView(.horizontal) {
              LazyHStack(spacing: 10) {
                ForEach(0..<12) { index in
                  RoundedRectangle(cornerRadius: 12)
                    .fill(Color(hue: Double(index) / 12, saturation: 0.45, brightness: 0.75).gradient)
                    .containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 10)
                }
              }
            }
            .contentMargins(.horizontal, 10, for: .scrollContent)
            .frame(height: 130).panelWidth(310)
          }
          Panel("No content") {
            ContentUnavailableView {
              Label("No Boats", systemImage: "magnifyingglass")
            } description: {
              Text("Boats that you have sailed appear here.")
            } actions: {
              Button("Sail one") { speed = 9 }
            }
            .frame(minHeight: 250).panelWidth(310)
          }
        }
      }
    }
  }
}
