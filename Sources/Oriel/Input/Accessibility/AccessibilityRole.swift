/// The kind of an element. Assistive technology distinguishes more kinds than traits do.
package enum AccessibilityRole: Sendable {
  case group, text, heading, image, button, link, toggle
  /// One of several choices, exactly one of which is selected.
  case option
  /// A control that shows the selected choice and opens the list of choices.
  case choice
  case textField, slider, stepper, progress, gauge, tabBar, tab, list, row, scrollArea, dialog
}

extension AccessibilityNode {
  /// The role of the element. The role that the control declares takes precedence over all traits other than `isModal` and `isTextField`.
  package var kind: AccessibilityRole {
    if traits.contains(.isModal) { return .dialog }
    if traits.contains(.isTextField) { return .textField }
    if let role { return role }
    if traits.contains(.isToggle) { return .toggle }
    if traits.contains(.isLink) { return .link }
    if traits.contains(.isButton) || traits.contains(.isKeyboardKey) { return .button }
    if traits.contains(.isTabBar) { return .tabBar }
    if actions[.increment] != nil || actions[.decrement] != nil { return .stepper }
    if traits.contains(.isHeader) { return .heading }
    if traits.contains(.isImage) { return .image }
    if children.isEmpty, traits.contains(.isStaticText) || !label.isEmpty || value != nil { return .text }
    return .group
  }
}
