import CGTK
import Foundation
import Oriel
import OrielBus

/// The replies of one object to AT-SPI's requests. A result of `nil` is an error: there is no such object, property or method.
@MainActor
struct ATSPIAnswers {
  let object: AccessibleObject
  let service: AccessibilityService

  // MARK: Properties

  func property(_ interface: ATSPIInterface, _ name: String) -> DBusValue? {
    switch (interface, name) {
    case (.accessible, "Name"): return .string(self.name)
    case (.accessible, "Description"): return .string(description)
    case (.accessible, "Parent"): return parent
    case (.accessible, "ChildCount"): return .int(children.count)
    case (.accessible, "Locale"): return .string(Self.locale)
    case (.accessible, "AccessibleId"): return .string(element?.identifier ?? "")
    case (.accessible, "HelpText"): return .string(element?.hint ?? "")
    case (.application, "ToolkitName"): return .string("Oriel")
    case (.application, "Version"), (.application, "ToolkitVersion"): return .string("1.0")
    case (.application, "AtspiVersion"): return .string("2.1")
    case (.action, "NActions"): return .int(element?.actions.count ?? 0)
    case (.value, "MinimumValue"): return .double(element?.range?.lower ?? 0)
    case (.value, "MaximumValue"): return .double(element?.range?.upper ?? 0)
    case (.value, "MinimumIncrement"): return .double(element?.range?.step ?? 0)
    case (.value, "CurrentValue"): return .double(element?.range?.value ?? 0)
    case (.value, "Text"): return .string(element?.value ?? "")
    case (.text, "CharacterCount"): return .int(element?.text?.string.unicodeScalars.count ?? 0)
    case (.text, "CaretOffset"): return .int(element?.text?.caret ?? 0)
    case (.selection, "NSelectedChildren"): return .int(selectedChildren.count)
    default: return nil
    }
  }

  private static var locale: String { UserLanguage.current.locale.identifier.split(separator: "@").first.map(String.init) ?? "C" }

  private static var applicationName: String {
    (g_get_application_name() ?? g_get_prgname()).map { String(cString: $0) } ?? ProcessInfo.processInfo.processName
  }

  private var element: AccessibilityElement? { if case .element(let element, _) = object { element } else { nil } }

  private var name: String {
    switch object {
    case .application: Self.applicationName
    case .window(let window): window.title
    case .element(let element, _): element.label
    }
  }

  private var description: String { element.map(Self.description) ?? "" }

  /// Returns the hint, preceded by the value if no other property contains that.
  static func description(of element: AccessibilityElement) -> String {
    let value = element.range == nil && element.text == nil ? element.value : nil
    return [value, element.hint].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private var parent: DBusValue {
    switch object {
    case .application: service.desktop
    case .window: service.reference(.application)
    case .element(let element, let window):
      element.parent.map { service.reference($0, in: window) } ?? service.reference(.window(window))
    }
  }

  private var children: [DBusValue] {
    switch object {
    case .application: service.windows.map { service.reference(.window($0)) }
    case .window(let window): window.snapshot.roots.map { service.reference($0, in: window) }
    case .element(let element, let window): element.children.map { service.reference($0, in: window) }
    }
  }

  private func child(_ index: Int) -> DBusValue { children.indices.contains(index) ? children[index] : service.reference(nil) }

  // MARK: Methods

  func answer(_ interface: ATSPIInterface, _ method: String, _ arguments: DBusArguments) -> DBusValue? {
    switch interface {
    case .accessible: accessible(method, arguments)
    case .application: method == "GetLocale" ? .tuple([.string(Self.locale)]) : nil
    case .component: component(method, arguments)
    case .action: action(method, arguments)
    case .text: text?.answer(method, arguments)
    case .editableText: text?.edit(method, arguments)
    case .selection: selection(method, arguments)
    case .value, .cache: nil
    }
  }

  private var text: ATSPITextAnswers? {
    guard case .element(let element, let window) = object, let state = element.text else { return nil }
    return ATSPITextAnswers(element: element, state: state, window: window)
  }

  private func accessible(_ method: String, _ arguments: DBusArguments) -> DBusValue? {
    switch method {
    case "GetChildAtIndex": .tuple([child(arguments.int(0))])
    case "GetChildren": .tuple([.array("(so)", children)])
    case "GetIndexInParent": .tuple([.int(indexInParent)])
    case "GetRelationSet": .tuple([.array("(ua(so))", relations)])
    case "GetRole": .tuple([.uint32(role.rawValue)])
    case "GetRoleName": .tuple([.string(role.name)])
    case "GetLocalizedRoleName": .tuple([.string(String(own: role.word))])
    case "GetState": .tuple([states.value])
    case "GetAttributes": .tuple([.dictionary(attributes)])
    case "GetApplication": .tuple([service.reference(.application)])
    case "GetInterfaces": .tuple([.strings(object.interfaces.map(\.rawValue))])
    default: nil
    }
  }

  private var relations: [DBusValue] {
    guard case .element(let element, let window) = object else { return [] }
    return element.relations.map { relation, others in
      // The numbers of AT-SPI's relation types.
      let type: UInt32 =
        switch relation {
        case .labels: 1
        case .isLabelled: 2
        case .leadsTo: 10
        case .followsFrom: 11
        }
      return .tuple([.uint32(type), .array("(so)", others.map { service.reference($0, in: window) })])
    }
  }

  private var indexInParent: Int {
    switch object {
    case .application: -1
    case .window(let window): service.windows.firstIndex { $0 === window } ?? -1
    case .element(let element, let window): window.snapshot.index(of: element.id) ?? -1
    }
  }

  private var role: ATSPIRole {
    switch object {
    case .application: .application
    case .window: .frame
    case .element(let element, _): ATSPIRole(element)
    }
  }

  private var states: ATSPIStates {
    switch object {
    case .application: return ATSPIStates()
    case .window(let window):
      var states = ATSPIStates([.enabled, .sensitive, .showing, .visible])
      if window.isActive { states.insert(.active) }
      return states
    case .element(let element, _): return ATSPIStates(element)
    }
  }

  private var attributes: [String: String] {
    var attributes = ["toolkit": "Oriel"]
    guard case .element(let element, let window) = object else { return attributes }
    if let identifier = element.identifier { attributes["id"] = identifier }
    if let level = element.headingLevel { attributes["level"] = "\(level)" }
    if element.isSearchField { attributes["xml-roles"] = "searchbox" }
    if let type = element.textContentType {
      attributes["text-content-type"] = type.name
      if type == .sourceCode { attributes["xml-roles"] = "code" }
    }
    if !element.inputLabels.isEmpty { attributes["input-labels"] = element.inputLabels.joined(separator: ", ") }
    if let value = element.value, element.text == nil { attributes["valuetext"] = value }
    if element.role == .option || element.role == .tab {
      let group = window.snapshot.children(of: element.parent).filter { window.snapshot.elements[$0]?.role == element.role }
      if let place = group.firstIndex(of: element.id) {
        attributes["posinset"] = "\(place + 1)"
        attributes["setsize"] = "\(group.count)"
      }
    }
    return attributes
  }

  // MARK: Component

  private func component(_ method: String, _ arguments: DBusArguments) -> DBusValue? {
    switch method {
    case "GetExtents":
      let frame = frame(in: arguments.int(0))
      return .tuple([.tuple([.int(left(frame)), .int(top(frame)), .int(width(frame)), .int(height(frame))])])
    case "GetPosition":
      let frame = frame(in: arguments.int(0))
      return .tuple([.int(left(frame)), .int(top(frame))])
    case "GetSize":
      let frame = frame(in: ATSPICoordinates.window.rawValue)
      return .tuple([.int(width(frame)), .int(height(frame))])
    case "Contains":
      let point = CGPoint(x: arguments.int(0), y: arguments.int(1))
      return .tuple([.bool(frame(in: arguments.int(2)).covers(point))])
    case "GetAccessibleAtPoint": return .tuple([at(arguments)])
    // The layers of windows and of widgets.
    case "GetLayer": return .tuple([.uint32(element == nil ? 7 : 3)])
    case "GetMDIZOrder": return .tuple([.int16(-1)])
    case "GetAlpha": return .tuple([.double(1)])
    case "GrabFocus":
      guard case .element(let element, let window) = object else { return .tuple([.bool(false)]) }
      return .tuple([.bool(window.focus(element.id))])
    case "ScrollTo":
      guard case .element(let element, let window) = object else { return .tuple([.bool(false)]) }
      return .tuple([.bool(window.reveal(element.id))])
    default: return nil
    }
  }

  private func left(_ frame: CGRect) -> Int { Int(nearest: frame.minX) }
  private func top(_ frame: CGRect) -> Int { Int(nearest: frame.minY) }
  private func width(_ frame: CGRect) -> Int { Int(nearest: frame.maxX) - Int(nearest: frame.minX) }
  private func height(_ frame: CGRect) -> Int { Int(nearest: frame.maxY) - Int(nearest: frame.minY) }

  private func frame(in space: Int) -> CGRect {
    switch object {
    case .application: return .zero
    case .window(let window):
      return CGRect(origin: space == ATSPICoordinates.window.rawValue ? .zero : window.screenOrigin, size: window.size)
    case .element(let element, let window):
      switch ATSPICoordinates(rawValue: space) {
      case .window: return element.frame
      case .parent:
        let parent = element.parent.flatMap { window.snapshot.elements[$0]?.frame.origin } ?? .zero
        return element.frame.offsetBy(dx: -parent.x, dy: -parent.y)
      case .screen, nil:
        let origin = window.screenOrigin
        return element.frame.offsetBy(dx: origin.x, dy: origin.y)
      }
    }
  }

  /// Returns the frontmost element at a point, among the descendants of the object.
  private func at(_ arguments: DBusArguments) -> DBusValue {
    var point = CGPoint(x: arguments.int(0), y: arguments.int(1))
    let window: AccessibleWindow
    var inside: Int?
    switch object {
    case .application: return service.reference(nil)
    case .window(let own): window = own
    case .element(let element, let own):
      window = own
      inside = element.id
    }
    switch ATSPICoordinates(rawValue: arguments.int(2)) {
    case .window: break
    case .parent:
      let parent = element?.parent.flatMap { window.snapshot.elements[$0]?.frame.origin } ?? .zero
      point = CGPoint(x: point.x + parent.x, y: point.y + parent.y)
    case .screen, nil:
      let origin = window.screenOrigin
      point = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    let found = window.snapshot.element(at: point, in: inside)
    if let found { return service.reference(found, in: window) }
    let isInside = element.map { $0.visibleFrame.covers(point) } ?? CGRect(origin: .zero, size: window.size).covers(point)
    return service.reference(isInside ? object : nil)
  }

  // MARK: Action

  private func action(_ method: String, _ arguments: DBusArguments) -> DBusValue? {
    guard case .element(let element, let window) = object else { return nil }
    let index = arguments.int(0)
    let action = element.actions.indices.contains(index) ? element.actions[index] : nil
    switch method {
    case "GetActions":
      return .tuple([.array("(sss)", element.actions.map { .tuple([.string($0.localizedName), .string($0.description()), .string("")]) })])
    case "GetName": return .tuple([.string(action?.name ?? "")])
    case "GetLocalizedName": return .tuple([.string(action?.localizedName ?? "")])
    case "GetDescription": return .tuple([.string(action?.description() ?? "")])
    case "GetKeyBinding": return .tuple([.string("")])
    case "DoAction": return .tuple([.bool(window.perform(index, of: element.id))])
    default: return nil
    }
  }

  // MARK: Selection

  private var selectedChildren: [Int] {
    guard case .element(let element, let window) = object else { return [] }
    return element.children.filter { window.snapshot.elements[$0]?.states.contains(.isSelected) == true }
  }

  private func selection(_ method: String, _ arguments: DBusArguments) -> DBusValue? {
    guard case .element(let element, let window) = object else { return nil }
    let index = arguments.int(0)
    switch method {
    case "GetSelectedChild":
      let selected = selectedChildren
      return .tuple([selected.indices.contains(index) ? service.reference(selected[index], in: window) : service.reference(nil)])
    case "IsChildSelected":
      return .tuple([.bool(element.children.indices.contains(index) && selectedChildren.contains(element.children[index]))])
    case "SelectChild":
      guard element.children.indices.contains(index) else { return .tuple([.bool(false)]) }
      return .tuple([.bool(select(element.children[index], in: window))])
    // Only the selection of another element deselects one.
    case "DeselectSelectedChild", "DeselectChild", "SelectAll", "ClearSelection": return .tuple([.bool(false)])
    default: return nil
    }
  }

  /// Performs the first action of a child, or of its first descendant that has one.
  private func select(_ id: Int, in window: AccessibleWindow) -> Bool {
    guard let child = window.snapshot.elements[id] else { return false }
    if child.states.contains(.isSelected) { return true }
    if !child.actions.isEmpty { return window.perform(0, of: id) }
    return child.children.contains { select($0, in: window) }
  }
}
