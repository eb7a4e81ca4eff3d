import Foundation
import Oriel

/// The grid lines and parts of an axis, at fractions of its length.
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
    /// The distance to the next value, as a fraction of the axis.
    let step: Double
    let edge: Edge
    let preset: AxisMarkPreset
    let style: AnyShapeStyle?
    let font: Font?
    let offset: CGSize
    /// The point of a label that is placed at its value.
    let anchor: UnitPoint
  }

  var gridLines: [GridLine] = []
  var parts: [Part] = []
}
