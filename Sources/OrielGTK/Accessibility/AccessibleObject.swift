import Foundation
import Oriel

/// Something that assistive technology can ask about: the app, a window, or an element of one.
@MainActor
enum AccessibleObject {
  case application
  case window(AccessibleWindow)
  case element(AccessibilityElement, AccessibleWindow)

  /// The last part of its path.
  var node: String {
    switch self {
    case .application: "root"
    case .window(let window): "\(window.id)"
    case .element(let element, _): "\(element.id)"
    }
  }

  var interfaces: [ATSPIInterface] {
    switch self {
    case .application: return [.accessible, .application]
    case .window: return [.accessible, .component]
    case .element(let element, let window):
      var interfaces: [ATSPIInterface] = [.accessible, .component]
      if !element.actions.isEmpty { interfaces.append(.action) }
      if element.range != nil { interfaces.append(.value) }
      if element.text != nil { interfaces += [.text, .editableText] }
      let elements = window.snapshot.elements
      if element.children.contains(where: { elements[$0]?.states.contains(.isSelectable) == true }) { interfaces.append(.selection) }
      return interfaces
    }
  }
}

/// Which point coordinates are counted from.
enum ATSPICoordinates: Int {
  case screen = 0
  case window = 1
  case parent = 2
}
