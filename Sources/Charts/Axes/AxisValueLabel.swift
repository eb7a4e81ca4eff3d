import Foundation
import Oriel

/// A label of an axis at a value. Mirrors Swift Charts' `AxisValueLabel`.
///
/// The initializers share these parameters:
/// - `centered`: Indicates whether the label is centered between its value and the next one.
/// - `anchor`: The point of the label that is placed at the value.
/// - `multiLabelAlignment`: The alignment of the label in the space for all labels of the axis.
/// - `collisionResolution`: The strategy for labels that would overlap.
/// - `offsetsMarks`: Indicates whether the axis reserves space for the labels.
/// - `orientation`: The orientation of the label.
/// - `horizontalSpacing`, `verticalSpacing`: The distance between the plot and the label in points, 5 by default.
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

  /// Creates a label with the value in the default format of the axis.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == Never {
    self.init(
      content: .automatic, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
      verticalSpacing)
  }

  /// Creates a label with a custom view.
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

  /// Creates a label with a localized text.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == Text {
    self.init(
      content: .view(AnyView(Text(titleKey))), centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// Creates a label with a text.
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

  /// Creates a label with the value in a format, which receives the locale of the environment. If the format is for another type of values,
  /// there is no label.
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
