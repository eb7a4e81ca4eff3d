import Foundation
import Oriel

/// What of a collection's elements is plotted, with a label. Mirrors Swift Charts' `PlottableProjection`.
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
  /// The value of each element. Mirrors Swift Charts' `value(_:_:)`.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelKey), keyPath)
  }

  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelResource), keyPath)
  }

  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(label), keyPath)
  }

  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(label, keyPath)
  }

  /// The same value for all elements.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelKey), value)
  }

  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelResource), value)
  }

  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(label), value)
  }

  public static func value(
    _ label: Text, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(label, value)
  }

  /// From one value of each element to another one. Mirrors Swift Charts' `value(_:_:_:)`.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelKey), start, end)
  }

  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelResource), start, end)
  }

  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(label), start, end)
  }

  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(label, start, end)
  }

  /// From one value to another one for all elements.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelKey), start, end)
  }

  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelResource), start, end)
  }

  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(label), start, end)
  }

  public static func value(
    _ label: Text, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(label, start, end)
  }
}

extension PlottableProjection where DataValue == Date {
  /// The unit of a calendar that each element's date lies in. Mirrors Swift Charts' `value(_:_:unit:calendar:)`.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelKey), keyPath, unit, calendar)
  }

  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelResource), keyPath, unit, calendar)
  }

  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(label), keyPath, unit, calendar)
  }

  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(label, keyPath, unit, calendar)
  }

  /// The unit of a calendar that a date lies in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelKey), value, unit, calendar)
  }

  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(labelResource), value, unit, calendar)
  }

  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(Text(label), value, unit, calendar)
  }

  public static func value(
    _ label: Text, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(label, value, unit, calendar)
  }
}
