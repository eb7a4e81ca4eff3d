import Charts
import SwiftUI

/// A single stacked bar without axes.
struct StorageChart: View {
  private static let parts: [(String, Double)] = [("Photos", 46), ("Music", 18), ("Apps", 27), ("Free", 37)]

  var body: some View {
    Chart {
      Plot {
        ForEach(Self.parts, id: \.0) { name, size in
          BarMark(x: .value("Size", size)).foregroundStyle(by: .value("Kind", name))
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .accessibilityLabel("Storage")
      .accessibilityValue("91 of 128 gigabytes are used")
    }
    .chartXScale(domain: 0...128)
    .chartXAxis(.hidden)
    .chartForegroundStyleScale(["Photos": Color.orange, "Music": .pink, "Apps": .blue, "Free": .gray.opacity(0.3)])
    .frame(height: 72)
  }
}
