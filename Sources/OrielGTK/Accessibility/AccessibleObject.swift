import Foundation
import Oriel

/// An object that assistive technology can send requests to: the app, a window, or an element of a window.
@MainActor
enum AccessibleObject {
  case application
  case window(AccessibleWindow)
  case element(AccessibilityElement, AccessibleWindow)

  /// The last component of the object's path.
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

/// The origin of coordinates.
enum ATSPICoordinates: Int {
  case screen = 0
  case window = 1
  case parent = 2
}
