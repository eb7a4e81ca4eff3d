import Foundation
import Oriel

/// The projection of a collection's elements to plotted values, with a label. Mirrors Swift Charts' `PlottableProjection`.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let plotted: (DataElement) -> PlottedValue

  private init(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) {
    plotted = { PlottedValue(label: label, start: $0[keyPath: keyPath].datum) }
  }

  private init(_ label: Text, _ value: DataValue) {
    let plotted = PlottedValue(label: label, start: value.datum)
    self.plotted = { _ in plotted }
  }

  private init(_ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>) {
    plotted = { PlottedValue(label: label, start: $0[keyPath: start].datum, extent: .range(end: $0[keyPath: end].datum)) }
  }

  private init(_ label: Text, _ start: DataValue, _ end: DataValue) {
    let plotted = PlottedValue(label: label, start: start.datum, extent: .range(end: end.datum))
    self.plotted = { _ in plotted }
  }

  private init(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>, _ unit: Calendar.Component, _ calendar: Calendar?) {
    plotted = { PlottedValue(label: label, start: $0[keyPath: keyPath].datum, extent: .unit(unit, calendar)) }
  }

  private init(_ label: Text, _ value: DataValue, _ unit: Calendar.Component, _ calendar: Calendar?) {
    let plotted = PlottedValue(label: label, start: value.datum, extent: .unit(unit, calendar))
    self.plotted = { _ in plotted }
  }
}

extension PlottableProjection {
  /// Returns a projection to a value of each element. Mirrors Swift Charts' `value(_:_:)`.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelKey), keyPath)
  }

  /// Returns a projection to a value of each element.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelResource), keyPath)
  }

  /// Returns a projection to a value of each element.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(label), keyPath)
  }

  /// Returns a projection to a value of each element.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(label, keyPath)
  }

  /// Returns a projection to the same value for all elements.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelKey), value)
  }

  /// Returns a projection to the same value for all elements.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelResource), value)
  }

  /// Returns a projection to the same value for all elements.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(label), value)
  }

  /// Returns a projection to the same value for all elements.
  public static func value(
    _ label: Text, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(label, value)
  }

  /// Returns a projection to the range between two values of each element. Mirrors Swift Charts' `value(_:_:_:)`.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelKey), start, end)
  }

  /// Returns a projection to the range between two values of each element.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelResource), start, end)
  }

  /// Returns a projection to the range between two values of each element.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(label), start, end)
  }

  /// Returns a projection to the range between two values of each element.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(label, start, end)
  }

  /// Returns a projection to the same range for all elements.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelKey), start, end)
  }

  /// Returns a projection to the same range for all elements.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelResource), start, end)
  }

  /// Returns a projection to the same range for all elements.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(label), start, end)
  }

  /// Returns a projection to the same range for all elements.
  public static func value(
    _ label: Text, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(label, start, end)
  }
}

extension PlottableProjection where DataValue == Date {
  /// Returns a projection to the calendar unit that contains each element's date. Mirrors Swift Charts' `value(_:_:unit:calendar:)`.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelKey), keyPath, unit, calendar)
  }

  /// Returns a projection to the calendar unit that contains each element's date.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelResource), keyPath, unit, calendar)
  }

  /// Returns a projection to the calendar unit that contains each element's date.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(label), keyPath, unit, calendar)
  }

  /// Returns a projection to the calendar unit that contains each element's date.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(label, keyPath, unit, calendar)
  }

  /// Returns a projection to the calendar unit that contains a date, for all elements.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelKey), value, unit, calendar)
  }

  /// Returns a projection to the calendar unit that contains a date, for all elements.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelResource), value, unit, calendar)
  }

  /// Returns a projection to the calendar unit that contains a date, for all elements.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(label), value, unit, calendar)
  }

  /// Returns a projection to the calendar unit that contains a date, for all elements.
  public static func value(
    _ label: Text, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(label, value, unit, calendar)
  }
}
