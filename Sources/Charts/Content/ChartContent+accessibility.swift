import Oriel

extension ChartContent {
  /// Sets the accessibility label of the marks. The default label consists of their values. Mirrors Swift Charts' `accessibilityLabel(_:)`.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { style { $0.accessibilityLabel = label } }

  /// Sets the accessibility label of the marks to a localized text.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { accessibilityLabel(Text(labelKey)) }

  /// Sets the accessibility label of the marks to a text.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { accessibilityLabel(Text(label)) }

  /// Sets the accessibility value of the marks. Mirrors Swift Charts' `accessibilityValue(_:)`.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    style { $0.accessibilityValue = valueDescription }
  }

  /// Sets the accessibility value of the marks to a localized text.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { accessibilityValue(Text(valueKey)) }

  /// Sets the accessibility value of the marks to a text.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { accessibilityValue(Text(value)) }

  /// Sets the accessibility identifier of the marks. Mirrors Swift Charts' `accessibilityIdentifier(_:)`.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    style { $0.accessibilityIdentifier = identifier }
  }

  /// Hides the marks from assistive technology, or shows them to it. Mirrors Swift Charts' `accessibilityHidden(_:)`.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { style { $0.isAccessibilityHidden = hidden } }
}
