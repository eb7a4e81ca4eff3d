/// The states of an element.
package struct AccessibilityStates: OptionSet, Sendable, Hashable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  private init(bit: UInt32) { rawValue = 1 << bit }

  package static let isEnabled = AccessibilityStates(bit: 0)
  package static let isFocusable = AccessibilityStates(bit: 1)
  package static let isFocused = AccessibilityStates(bit: 2)
  package static let isSelectable = AccessibilityStates(bit: 3)
  package static let isSelected = AccessibilityStates(bit: 4)
  package static let isCheckable = AccessibilityStates(bit: 5)
  package static let isChecked = AccessibilityStates(bit: 6)
  package static let isExpandable = AccessibilityStates(bit: 7)
  package static let isExpanded = AccessibilityStates(bit: 8)
  /// A part of the element is within the window and the enclosing scroll views.
  package static let isShowing = AccessibilityStates(bit: 9)
  package static let isEditable = AccessibilityStates(bit: 10)
  package static let isMultiline = AccessibilityStates(bit: 11)
  package static let isModal = AccessibilityStates(bit: 12)

  /// The single states of the set.
  package var parts: [AccessibilityStates] {
    (0..<UInt32.bitWidth).map { AccessibilityStates(rawValue: 1 << UInt32($0)) }.filter { !isDisjoint(with: $0) }
  }
}
