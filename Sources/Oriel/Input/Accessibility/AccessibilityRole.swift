/// What an element is, for assistive technology that tells more kinds apart than traits do.
package enum AccessibilityRole: Sendable {
  case group, text, heading, image, button, link, toggle
  /// One of several choices, of which one is made.
  case option
  /// Shows a choice, and opens all of them.
  case choice
  case textField, slider, stepper, progress, gauge, tabBar, tab, list, row, scrollArea, dialog
}

extension AccessibilityNode {
  /// What the element is: what its control says, else what its traits say.
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
