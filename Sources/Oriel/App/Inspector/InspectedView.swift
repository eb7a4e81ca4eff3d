import Foundation

/// A copy of a view of an inspected window and its descendants. It retains nothing of the window.
@MainActor
struct InspectedView: Identifiable {
  enum Kind {
    /// A view or modifier of the program, with a body.
    case own
    /// A view that the framework draws or arranges.
    case builtIn
    case modifier
    /// A view that only contains other views and isn't visible itself, such as a branch of a condition.
    case structure
  }

  let id: ObjectIdentifier
  /// The name, such as `ContentView` or `VStack`, or `.padding` for a modifier.
  let name: String
  /// The string of a text, or the accessibility label of another leaf.
  let detail: String?
  let kind: Kind
  let children: [InspectedView]

  /// Returns the views below a node. Structure, and the views that the framework's own views consist of, are omitted unless requested.
  static func views(at node: AnyViewNode, withInternals: Bool) -> [InspectedView] {
    var walk = Walk(withInternals: withInternals)
    return walk.views(at: node, isWritten: true)
  }

  @MainActor
  private struct Walk {
    let withInternals: Bool
    /// The enclosing modifiers with a body. `isWritten` indicates whether the program's code contains the content of each.
    var modifiers: [(modifier: Any.Type, isWritten: Bool)] = []

    /// - Parameter isWritten: Indicates whether the node stands for a view in the program's code, rather than for a part of a view of the
    ///   framework.
    mutating func views(at node: AnyViewNode, isWritten: Bool) -> [InspectedView] {
      let type = ViewTypeProperties.of(node)
      // The content of a modifier was written where the modifier was applied.
      let isWritten = type.placeholder.flatMap { modifier in modifiers.last { $0.modifier == modifier }?.isWritten } ?? isWritten
      // The framework's views with a body consist of other views.
      let isOpen = type.kind == .own || (isWritten && !node.namesItselfInPaths)
      if let modifier = type.modifier { modifiers.append((modifier, isWritten)) }
      var children: [InspectedView] = []
      node.forEachChild { children += views(at: $0, isWritten: isOpen) }
      if type.modifier != nil { modifiers.removeLast() }
      let detail = InspectedView.detail(of: node, type)
      let isShown =
        withInternals || type.kind == .own || detail != nil || (isWritten && type.kind != .structure && type.isPublic)
      guard isShown else { return children }
      return [InspectedView(id: ObjectIdentifier(node), name: type.name, detail: detail, kind: type.kind, children: children)]
    }
  }

  private static func detail(of node: AnyViewNode, _ type: ViewTypeProperties) -> String? {
    guard type.kind == .builtIn, type.isLeaf else { return nil }
    var boxes: [LayoutBox] = []
    node.appendBoxes(to: &boxes)
    guard boxes.count == 1, let box = boxes.first else { return nil }
    if let text = box as? TextBox { return text.string }
    return (box as? any AccessibilitySource)?.accessibilityContent.flatMap { $0.label.isEmpty ? nil : $0.label }
  }

  /// Returns the node of a view below another node, by identity.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes below `root`.
  static func node(_ id: ID, below root: AnyViewNode?) -> AnyViewNode? {
    guard let root else { return nil }
    if ObjectIdentifier(root) == id { return root }
    var found: AnyViewNode?
    root.forEachChild { if found == nil { found = node(id, below: $0) } }
    return found
  }

  /// Returns the current frame of a view in its window, in points, or `nil` if it has none.
  static func frame(of node: AnyViewNode) -> CGRect? {
    var boxes: [LayoutBox] = []
    node.appendBoxes(to: &boxes)
    let frames = boxes.filter { $0.isPlaced && $0.isAttached }.map(\.windowFrame).filter { !$0.isNull && $0.isFinite }
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }
}

/// The properties of a view's type. They are computed once for each type, because the names of views are long.
@MainActor
struct ViewTypeProperties {
  let name: String
  let kind: InspectedView.Kind
  /// Indicates whether programs can write the view.
  let isPublic: Bool
  let isLeaf: Bool
  /// The type of the modifier, if the view has one.
  let modifier: Any.Type?
  /// The type of the modifier whose content the view is a placeholder for.
  let placeholder: Any.Type?

  private static var known: [ObjectIdentifier: ViewTypeProperties] = [:]

  static func of(_ node: AnyViewNode) -> ViewTypeProperties {
    let type = node.viewType
    if let facts = known[ObjectIdentifier(type)] { return facts }
    let facts = ViewTypeProperties(type)
    known[ObjectIdentifier(type)] = facts
    return facts
  }

  private static let frameworks: Set<String> = ["Oriel", "OrielKit", "SwiftUI", "Swift"]

  private init(_ type: Any.Type) {
    modifier = (type as? any ModifiedType.Type)?.modifierType
    placeholder = (type as? any PlaceholderType.Type)?.modifierType
    let subject = modifier ?? type
    var name = TypeNames.shortName(of: subject)
    let isOwn = !Self.frameworks.contains(TypeNames.module(of: subject))
    isLeaf = modifier == nil && type is any LeafView.Type
    if modifier != nil, !isOwn {
      if name.hasSuffix("Modifier") { name.removeLast("Modifier".count) }
      while name.hasPrefix("_") { name.removeFirst() }
      self.name = "." + name.prefix(1).lowercased() + name.dropFirst()
      kind = .modifier
      isPublic = true
      return
    }
    self.name = name
    let isStructure = type is any StructuralView.Type || subject == Never.self
    kind = isOwn ? .own : isStructure ? .structure : .builtIn
    isPublic = !name.hasPrefix("_") && !(type is any UnwrittenView.Type)
  }
}

/// A view with a modifier.
private protocol ModifiedType { static var modifierType: Any.Type { get } }

extension ModifiedContent: ModifiedType { static var modifierType: Any.Type { Modifier.self } }

/// The placeholder in a modifier's body for the modifier's content.
private protocol PlaceholderType { static var modifierType: Any.Type { get } }

extension _ViewModifier_Content: PlaceholderType { static var modifierType: Any.Type { Modifier.self } }

/// A view that only contains other views and isn't visible itself.
private protocol StructuralView {}

extension TupleView: StructuralView {}
extension _ConditionalContent: StructuralView {}
extension Optional: StructuralView {}
extension AnyView: StructuralView {}
extension EmptyView: StructuralView {}
extension Group: StructuralView {}
extension _ViewModifier_Content: StructuralView {}
extension UnaryView: StructuralView {}
extension RowView: StructuralView {}

/// A view that the window adds around the views of the program.
private protocol UnwrittenView {}

extension WindowFrame: UnwrittenView {}
extension WindowRoot: UnwrittenView {}
extension LayoutContainer: UnwrittenView {}
extension IdentifiedView: UnwrittenView {}
