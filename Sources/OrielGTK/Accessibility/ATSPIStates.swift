import Oriel
import OrielBus

/// A set of AT-SPI's states in the bus's representation: 64 bits in two words.
struct ATSPIStates: Equatable {
  /// The numbers of `AtspiStateType`, with their names in events.
  enum State: UInt64 {
    case active = 1, checked = 4, collapsed = 5, editable = 7, enabled = 8, expandable = 9, expanded = 10, focusable = 11, focused = 12
    case modal = 16, multiLine = 17, selectable = 22, selected = 23, sensitive = 24, showing = 25, singleLine = 26, visible = 30
    case selectableText = 38, checkable = 41, readOnly = 43

    var name: String {
      switch self {
      case .active: "active"
      case .checked: "checked"
      case .collapsed: "collapsed"
      case .editable: "editable"
      case .enabled: "enabled"
      case .expandable: "expandable"
      case .expanded: "expanded"
      case .focusable: "focusable"
      case .focused: "focused"
      case .modal: "modal"
      case .multiLine: "multi-line"
      case .selectable: "selectable"
      case .selected: "selected"
      case .sensitive: "sensitive"
      case .showing: "showing"
      case .singleLine: "single-line"
      case .visible: "visible"
      case .selectableText: "selectable-text"
      case .checkable: "checkable"
      case .readOnly: "read-only"
      }
    }
  }

  private(set) var bits: UInt64 = 0

  init(_ states: [State] = []) { for state in states { insert(state) } }

  init(_ element: AccessibilityElement) {
    self.init([.visible])
    for state in element.states.parts { for state in Self.states(for: state) { insert(state) } }
    if element.states.contains(.isExpandable), !element.states.contains(.isExpanded) { insert(.collapsed) }
    if let text = element.text {
      insert(.selectableText)
      if !text.isMultiline { insert(.singleLine) }
    } else if element.range != nil, element.range?.set == nil {
      insert(.readOnly)
    }
  }

  mutating func insert(_ state: State) { bits |= 1 << state.rawValue }

  func contains(_ state: State) -> Bool { bits & 1 << state.rawValue != 0 }

  var value: DBusValue { .array("u", [.uint32(UInt32(truncatingIfNeeded: bits)), .uint32(UInt32(bits >> 32))]) }

  /// Returns the AT-SPI states for a state of the engine. AT-SPI has separate states for an element that reacts and for one that
  /// appears to: `enabled` and `sensitive`.
  static func states(for state: AccessibilityStates) -> [State] {
    switch state {
    case .isEnabled: [.enabled, .sensitive]
    case .isFocusable: [.focusable]
    case .isFocused: [.focused]
    case .isSelectable: [.selectable]
    case .isSelected: [.selected]
    case .isCheckable: [.checkable]
    case .isChecked: [.checked]
    case .isExpandable: [.expandable]
    case .isExpanded: [.expanded]
    case .isShowing: [.showing]
    case .isEditable: [.editable]
    case .isMultiline: [.multiLine]
    case .isModal: [.modal]
    default: []
    }
  }
}
