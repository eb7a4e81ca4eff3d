import Foundation

/// A view of an inspected window with those inside of it: a copy, which keeps nothing of the window alive.
@MainActor
struct InspectedView: Identifiable {
  enum Kind {
    /// A view or modifier of the program's, with a body.
    case own
    /// A view that the framework draws or arranges.
    case builtIn
    case modifier
    /// What holds other views and is seen nowhere, such as the two sides of a condition.
    case structure
  }

  let id: ObjectIdentifier
  /// `ContentView`, `VStack`, or `.padding` for a modifier.
  let name: String
  /// What a text says.
  let detail: String?
  let kind: Kind
  let children: [InspectedView]

  /// The views below a node. Those that the framework's own views are made of are left out unless asked for, and so is what is seen nowhere.
  static func views(at node: AnyViewNode, withInternals: Bool) -> [InspectedView] {
    var walk = Walk(withInternals: withInternals)
    return walk.views(at: node, isWritten: true)
  }

  @MainActor
  private struct Walk {
    let withInternals: Bool
    /// The modifiers with a body around the node that is looked at, and whether the program has written what each is applied to.
    var modifiers: [(modifier: Any.Type, isWritten: Bool)] = []

    /// - Parameter isWritten: Whether the node stands for something that the program has written, and not for a part of a view of the framework's.
    mutating func views(at node: AnyViewNode, isWritten: Bool) -> [InspectedView] {
      let type = ViewTypeFacts.of(node)
      // What a modifier is applied to was written where the modifier was.
      let isWritten = type.placeholder.flatMap { modifier in modifiers.last { $0.modifier == modifier }?.isWritten } ?? isWritten
      // The framework's views with a body are made of others.
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

  private static func detail(of node: AnyViewNode, _ type: ViewTypeFacts) -> String? {
    guard type.kind == .builtIn, type.isLeaf else { return nil }
    var boxes: [LayoutBox] = []
    node.appendBoxes(to: &boxes)
    guard boxes.count == 1, let box = boxes.first else { return nil }
    if let text = box as? TextBox { return text.string }
    return (box as? any AccessibilitySource)?.accessibilityContent.flatMap { $0.label.isEmpty ? nil : $0.label }
  }

  /// Finds the node of a view below another one, by identity. O(nodes below).
  static func node(_ id: ID, below root: AnyViewNode?) -> AnyViewNode? {
    guard let root else { return nil }
    if ObjectIdentifier(root) == id { return root }
    var found: AnyViewNode?
    root.forEachChild { if found == nil { found = node(id, below: $0) } }
    return found
  }

  /// The frame that a view has in its window as it is drawn now, in points; nil where it has none.
  static func frame(of node: AnyViewNode) -> CGRect? {
    var boxes: [LayoutBox] = []
    node.appendBoxes(to: &boxes)
    let frames = boxes.filter { $0.isPlaced && $0.isAttached }.map(\.windowFrame).filter { !$0.isNull && $0.isFinite }
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }
}

/// What the type of a node's view says of it. Found once for each type: the names of views are long.
@MainActor
struct ViewTypeFacts {
  let name: String
  let kind: InspectedView.Kind
  /// Whether programs can write the view.
  let isPublic: Bool
  let isLeaf: Bool
  /// The modifier of a view with one.
  let modifier: Any.Type?
  /// The modifier in whose body the view stands for what that is applied to.
  let placeholder: Any.Type?

  private static var known: [ObjectIdentifier: ViewTypeFacts] = [:]

  static func of(_ node: AnyViewNode) -> ViewTypeFacts {
    let type = node.viewType
    if let facts = known[ObjectIdentifier(type)] { return facts }
    let facts = ViewTypeFacts(type)
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

/// What stands in a modifier's body for what it is applied to.
private protocol PlaceholderType { static var modifierType: Any.Type { get } }

extension _ViewModifier_Content: PlaceholderType { static var modifierType: Any.Type { Modifier.self } }

/// A view that holds others and is seen nowhere.
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

/// A view that the window itself puts around those of the program.
private protocol UnwrittenView {}

extension WindowFrame: UnwrittenView {}
extension WindowRoot: UnwrittenView {}
extension LayoutContainer: UnwrittenView {}
extension IdentifiedView: UnwrittenView {}
