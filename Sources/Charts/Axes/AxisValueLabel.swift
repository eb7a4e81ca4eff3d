import Foundation
import Oriel

/// What an axis says at a value. Mirrors Swift Charts' `AxisValueLabel`.
///
/// The parameters that all of the initializers have: `centered`, whether the label is in the middle between its value and the next one; `anchor`, the point of the
/// label that lies at the value; `collisionResolution`, what happens to labels that would overlap; `orientation`, how it is turned; and points between the plot
/// and the label, which by themselves are 5. `multiLabelAlignment` is where it stands in the room that all labels of the axis take, and `offsetsMarks`
/// whether that room is the axis's.
public struct AxisValueLabel<Content: View>: AxisMark {
  private let label: AxisMarkRecord.Label

  private init(
    content: AxisMarkRecord.Label.Content, _ centered: Bool?, _ anchor: UnitPoint?, _ alignment: Alignment?,
    _ collision: AxisValueLabelCollisionResolution, _ offsetsMarks: Bool?, _ orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?,
    _ vertical: CGFloat?
  ) {
    label = AxisMarkRecord.Label(
      content: content, isCentered: centered, anchor: anchor, alignment: alignment, collision: collision, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontal.flatMap { $0.isFinite ? $0 : nil },
      verticalSpacing: vertical.flatMap { $0.isFinite ? $0 : nil })
  }

  /// The value, in the way that suits the axis.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == Never {
    self.init(
      content: .automatic, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
      verticalSpacing)
  }

  /// A view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: .view(AnyView(content())), centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// A text.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == Text {
    self.init(
      content: .view(AnyView(Text(titleKey))), centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
      horizontalSpacing, verticalSpacing)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == Text {
    self.init(
      content: .view(AnyView(Text(title))), centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// The value in a format, which is given the environment's locale. A format for another type of values says nothing.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == Never, Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      content: .format(AxisFormats.formatter(format)), centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks,
      orientation, horizontalSpacing, verticalSpacing)
  }

  public static func _collectAxisMarks(_ content: AxisValueLabel<Content>, into marks: inout _AxisMarkList) {
    marks.records.append(AxisMarkRecord(kind: .label(content.label)))
  }
}
