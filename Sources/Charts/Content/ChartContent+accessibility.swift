import Oriel

extension ChartContent {
  /// What assistive technology calls the marks; without it that is made of their values. Mirrors Swift Charts' `accessibilityLabel(_:)`.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { style { $0.accessibilityLabel = label } }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { accessibilityLabel(Text(labelKey)) }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { accessibilityLabel(Text(label)) }

  /// What assistive technology says of the marks. Mirrors Swift Charts' `accessibilityValue(_:)`.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    style { $0.accessibilityValue = valueDescription }
  }

  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { accessibilityValue(Text(valueKey)) }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { accessibilityValue(Text(value)) }

  /// Mirrors Swift Charts' `accessibilityIdentifier(_:)`.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    style { $0.accessibilityIdentifier = identifier }
  }

  /// Mirrors Swift Charts' `accessibilityHidden(_:)`.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { style { $0.isAccessibilityHidden = hidden } }
}
