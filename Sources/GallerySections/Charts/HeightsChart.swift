import Charts
import SwiftUI

/// Points of three kinds, which are distinguished by color and shape.
struct HeightsChart: View {
  private struct Tree: Identifiable {
    let id: Int
    let kind: String
    let age: Double
    let height: Double
  }

  private static let trees: [Tree] = (0..<48).map { index in
    let age = Double(index * 29 % 48) + 2
    let spread = Double(index * 17 % 11) - 5
    let kind = ["Birch", "Oak", "Pine"][index % 3]
    return Tree(id: index, kind: kind, age: age, height: [0.5, 0.35, 0.6][index % 3] * age + spread * 0.4 + 4)
  }

  var body: some View {
    Chart(Self.trees) { tree in
      PointMark(x: .value("Age", tree.age), y: .value("Height", tree.height))
        .foregroundStyle(by: .value("Tree", tree.kind))
        .symbol(by: .value("Tree", tree.kind))
    }
    .chartXAxisLabel("Age in years")
    .chartYAxisLabel("Height in meters")
    .frame(height: 230)
  }
}
