import Foundation
import Oriel

/// A grid line, a tick or a label of an axis at one value.
struct AxisMarkRecord {
  struct Label {
    enum Content {
      case automatic
      case format((Datum, Locale, TimeZone) -> String?)
      case view(AnyView)
    }

    var content = Content.automatic
    var isCentered: Bool?
    var anchor: UnitPoint?
    var alignment: Alignment?
    var collision = AxisValueLabelCollisionResolution.automatic
    var offsetsMarks: Bool?
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
  }

  enum Kind {
    case gridLine(isCentered: Bool?, StrokeStyle?)
    case tick(isCentered: Bool?, AxisTick.Length, StrokeStyle?)
    case label(Label)
  }

  let kind: Kind
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}
