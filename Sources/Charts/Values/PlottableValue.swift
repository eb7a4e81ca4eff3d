import Foundation
import Oriel

/// A labeled value for a chart. Mirrors Swift Charts' `PlottableValue`.
///
/// The label is the name of the value for assistive technology. NaN and infinities aren't drawn.
public struct PlottableValue<Value: Plottable> {
  let plotted: PlottedValue

  init(_ label: Text, _ value: Value, extent: PlottedValue.Extent = .point) {
    plotted = PlottedValue(label: label, start: value.datum, extent: extent)
  }
}

extension PlottableValue {
  /// Returns a labeled value. Mirrors Swift Charts' `value(_:_:)`.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> { Self(Text(labelKey), value) }

  /// Returns a labeled value.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> {
    Self(Text(labelResource), value)
  }

  /// Returns a labeled value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> { Self(Text(label), value) }

  /// Returns a labeled value.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> { Self(label, value) }
}

extension PlottableValue where Value: Comparable {
  /// Returns a labeled range, which a bar or a rectangle fills. Mirrors Swift Charts' `value(_:_:)` of a range.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> { ranged(Text(labelKey), range) }

  /// Returns a labeled range, which a bar or a rectangle fills.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ range: Range<Value>) -> PlottableValue<Value> {
    ranged(Text(labelResource), range)
  }

  /// Returns a labeled range, which a bar or a rectangle fills.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> { ranged(Text(label), range) }

  /// Returns a labeled range, which a bar or a rectangle fills.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> { ranged(label, range) }

  private static func ranged(_ label: Text, _ range: Range<Value>) -> Self {
    Self(label, range.lowerBound, extent: .range(end: range.upperBound.datum))
  }

  /// Returns a labeled bin of a histogram. Mirrors Swift Charts' `value(_:_:)` of a `ChartBinRange`.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    binned(Text(labelKey), range)
  }

  /// Returns a labeled bin of a histogram.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    binned(Text(labelResource), range)
  }

  /// Returns a labeled bin of a histogram.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    binned(Text(label), range)
  }

  /// Returns a labeled bin of a histogram.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> { binned(label, range) }

  private static func binned(_ label: Text, _ range: ChartBinRange<Value>) -> Self {
    Self(label, range.lowerBound, extent: .bin(end: range.upperBound.datum))
  }
}

extension PlottableValue where Value == Date {
  /// Returns the calendar unit that contains a date, such as its day. A bar has the width of the unit, a point is at its center. A calendar
  /// of `nil` stands for the one of the environment. Mirrors Swift Charts' `value(_:_:unit:calendar:)`.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    Self(Text(labelKey), date, extent: .unit(unit, calendar))
  }

  /// Returns the calendar unit that contains a date.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    Self(Text(labelResource), date, extent: .unit(unit, calendar))
  }

  /// Returns the calendar unit that contains a date.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    Self(Text(label), date, extent: .unit(unit, calendar))
  }

  /// Returns the calendar unit that contains a date.
  public static func value(_ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> PlottableValue<Value> {
    Self(label, date, extent: .unit(unit, calendar))
  }
}
