import Foundation
import Oriel

/// The marks of an axis: grid lines, ticks and labels at each value. Mirrors Swift Charts' `AxisMarks`.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let set: AxisMarkSet

  /// Creates marks with custom content.
  ///
  /// - Parameter content: A closure that returns the marks at a value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    set = AxisMarkSet(preset: preset, position: position, values: values, marks: Self.marks(content))
  }

  /// Creates marks with custom content at an array of values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    set = AxisMarkSet(preset: preset, position: position, values: Self.explicit(values), marks: Self.marks(content))
  }

  /// Creates marks with custom content that doesn't depend on the value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    set = AxisMarkSet(preset: preset, position: position, values: values, marks: Self.marks { _ in content() })
  }

  /// Creates marks with custom content that doesn't depend on the value, at an array of values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    set = AxisMarkSet(preset: preset, position: position, values: Self.explicit(values), marks: Self.marks { _ in content() })
  }

  /// Creates the default marks of the axis, with labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Content == Never, Format.FormatInput: Plottable, Format.FormatOutput == String {
    set = AxisMarkSet(preset: preset, position: position, values: values, format: AxisFormats.formatter(format), stroke: stroke)
  }

  /// Creates the default marks of the axis at an array of values, with labels in a format.
  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Content == Never, Value == Format.FormatInput, Format.FormatOutput == String {
    set = AxisMarkSet(
      preset: preset, position: position, values: Self.explicit(values), format: AxisFormats.formatter(format), stroke: stroke)
  }

  /// Creates the default marks of the axis.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Content == Never {
    set = AxisMarkSet(preset: preset, position: position, values: values, stroke: stroke)
  }

  /// Creates the default marks of the axis at an array of values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) where Content == Never {
    set = AxisMarkSet(preset: preset, position: position, values: Self.explicit(values), stroke: stroke)
  }

  private static func explicit<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(kind: .explicit(values.map(\.datum)))
  }

  private static func marks(_ content: @escaping (AxisValue) -> Content) -> (AxisValue) -> [AxisMarkRecord] {
    { value in
      var list = _AxisMarkList()
      Content._collectAxisMarks(content(value), into: &list)
      return list.records
    }
  }

  public static func _collectAxisContent(_ content: AxisMarks<Content>, into axis: inout _AxisContentList) {
    axis.sets.append(content.set)
  }
}
