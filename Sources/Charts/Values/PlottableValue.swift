import Foundation
import Oriel

/// A value to plot, with a label that says what it is. Mirrors Swift Charts' `PlottableValue`.
///
/// The label is what assistive technology calls the value by. NaN and infinities aren't drawn.
public struct PlottableValue<Value: Plottable> {
  let plotted: PlottedValue

  init(_ label: Text, _ value: Value, extent: PlottedValue.Extent = .point) {
    plotted = PlottedValue(label: label, start: value.datum, extent: extent)
  }
}

extension PlottableValue {
  /// Mirrors Swift Charts' `value(_:_:)`.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> { Self(Text(labelKey), value) }

  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> {
    Self(Text(labelResource), value)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> { Self(Text(label), value) }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> { Self(label, value) }
}

extension PlottableValue where Value: Comparable {
  /// A range, which a bar or rectangle fills. Mirrors Swift Charts' `value(_:_:)` of a range.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> { ranged(Text(labelKey), range) }

  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ range: Range<Value>) -> PlottableValue<Value> {
    ranged(Text(labelResource), range)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> { ranged(Text(label), range) }

  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> { ranged(label, range) }

  private static func ranged(_ label: Text, _ range: Range<Value>) -> Self {
    Self(label, range.lowerBound, extent: .range(end: range.upperBound.datum))
  }

  /// A bin of a histogram. Mirrors Swift Charts' `value(_:_:)` of a `ChartBinRange`.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    binned(Text(labelKey), range)
  }

  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    binned(Text(labelResource), range)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    binned(Text(label), range)
  }

  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> { binned(label, range) }

  private static func binned(_ label: Text, _ range: ChartBinRange<Value>) -> Self {
    Self(label, range.lowerBound, extent: .bin(end: range.upperBound.datum))
  }
}

extension PlottableValue where Value == Date {
  /// The unit of a calendar that a date lies in, such as its day: a bar is as wide as that, a point stands in its middle. A nil calendar is the
  /// environment's. Mirrors Swift Charts' `value(_:_:unit:calendar:)`.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    Self(Text(labelKey), date, extent: .unit(unit, calendar))
  }

  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    Self(Text(labelResource), date, extent: .unit(unit, calendar))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    Self(Text(label), date, extent: .unit(unit, calendar))
  }

  public static func value(_ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> PlottableValue<Value> {
    Self(label, date, extent: .unit(unit, calendar))
  }
}
