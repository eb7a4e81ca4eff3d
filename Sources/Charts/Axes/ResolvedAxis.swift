import Foundation
import Oriel

/// What an axis shows, at fractions of it.
struct ResolvedAxis {
  struct GridLine {
    let key: Int
    let fraction: Double
    let stroke: StrokeStyle
    let style: AnyShapeStyle
    let offset: CGSize
  }

  struct Part: Identifiable {
    enum Kind {
      case label(AxisMarkRecord.Label, AnyView)
      case tick(AxisTick.Length, StrokeStyle)
    }

    let id: Int
    let kind: Kind
    let fraction: Double
    /// How much room there is to the next value.
    let step: Double
    let edge: Edge
    let preset: AxisMarkPreset
    let style: AnyShapeStyle?
    let font: Font?
    let offset: CGSize
    /// The point of a label that lies at its value.
    let anchor: UnitPoint
  }

  var gridLines: [GridLine] = []
  var parts: [Part] = []
}
