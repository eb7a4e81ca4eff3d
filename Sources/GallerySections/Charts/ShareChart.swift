import Charts
import SwiftUI

/// A ring whose sectors can be selected by pointing.
struct ShareChart: View {
  private static let shares: [(String, Double)] = [("Bread", 42), ("Cheese", 27), ("Fruit", 18), ("Tea", 13)]

  @State private var value: Double?

  private var name: String? {
    guard let value else { return nil }
    var sum = 0.0
    for (name, share) in Self.shares {
      sum += share
      if value <= sum { return name }
    }
    return nil
  }

  var body: some View {
    Chart(Self.shares, id: \.0) { name, share in
      SectorMark(angle: .value("Share", share), innerRadius: .ratio(0.62), angularInset: 1.5)
        .cornerRadius(4)
        .foregroundStyle(by: .value("Product", name))
        .opacity(self.name == nil || self.name == name ? 1 : 0.4)
    }
    .chartAngleSelection(value: $value)
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let frame = proxy.plotFrame.map({ geometry[$0] }) {
          VStack(spacing: 2) {
            Text(name ?? "All").font(.headline)
            Text(Self.shares.filter { name == nil || $0.0 == name }.map(\.1).reduce(0, +) / 100, format: .percent)
              .font(.caption).foregroundStyle(.secondary)
          }
          .position(x: frame.midX, y: frame.midY)
        }
      }
    }
    .frame(height: 230)
  }
}
