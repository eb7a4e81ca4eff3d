import Foundation
import OrielDrawing
import OrielModel

extension View {
  /// Replaces the accessibility elements of this view with those of another view. Mirrors SwiftUI's
  /// `accessibilityRepresentation(representation:)`.
  ///
  /// The other view has the size of this one. It draws nothing, and takes part in neither hit testing nor the focus.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    accessibilityHidden(true).background { representation().modifier(StandInModifier()) }
  }

  /// Replaces the children of the accessibility element with the elements of other views, for example for a drawing. Mirrors SwiftUI's
  /// `accessibilityChildren(children:)`.
  ///
  /// The other views have the size of this one and draw nothing.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(MarkerModifier(use: .keep)).background { children().modifier(StandInModifier()).modifier(MarkerModifier(use: .children)) }
      .modifier(SyntheticModifier())
  }

  /// Adds an action to the element for each control in the content, named by the control's label. Mirrors SwiftUI's
  /// `accessibilityActions(_:)`.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    synthetic(.actions(nil)) { content() }
  }

  /// Adds an action to the element for each control in the content, in a category. Assistive technology receives the name of the category
  /// with each action. Mirrors SwiftUI's `accessibilityActions(category:_:)`.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    synthetic(.actions(category.name)) { content() }
  }

  /// Adds an action to the element that is named by the label of a view. Mirrors SwiftUI's `accessibilityAction(action:label:)`.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    synthetic(.actions(nil)) { label().accessibilityElement(children: .combine).accessibilityAction(.default, action) }
  }

  /// Replaces the label of the element with the label of a view, which may contain the previous one. Mirrors SwiftUI's
  /// `accessibilityLabel(content:)`.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    synthetic(.label) {
      content(PlaceholderContentView(content: AnyView(Color.clear.accessibilityHidden(true).modifier(MarkerModifier(use: .ownLabel)))))
    }
  }

  nonisolated private func synthetic<Given: View>(_ use: AccessibilityNode.Use, @ViewBuilder given: () -> Given) -> some View {
    modifier(MarkerModifier(use: .keep)).background { given().modifier(AccessibilityOnlyModifier()).modifier(MarkerModifier(use: use)) }
      .modifier(SyntheticModifier())
  }
}

/// A category of accessibility actions. Mirrors SwiftUI's `AccessibilityActionCategory`.
nonisolated public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: Text?

  /// The category without a name.
  public static let `default` = AccessibilityActionCategory(name: nil)
  /// The category of actions that edit.
  public static let edit = AccessibilityActionCategory(Text(.own(.edit)))

  private init(name: Text?) { self.name = name }

  /// Creates a category with a name.
  public init(_ name: Text) { self.name = name }

  /// Creates a category whose name is a localized string.
  public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }

  /// Creates a category whose name is a localized string resource.
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource) { name = Text(nameResource) }

  /// Creates a category whose name is a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }
}

/// A modifier that gives its content the proposed size, and hides it from drawing and hit testing.
nonisolated private struct StandInModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> StandInBox { StandInBox(node: node) }

  @MainActor func update(_ box: StandInBox, transaction: Transaction) {}
}

@MainActor
private final class StandInBox: WrapperBox {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: .zero) }

  override func drawing(at offset: CGPoint) -> DisplayNode? {
    // Drawing the content, even though the result isn't used, clears the request to draw it.
    _ = super.drawing(at: offset)
    return nil
  }

  override func isHidden(from search: BoxSearch) -> Bool { search == .hitTesting }
}

/// A modifier that declares the purpose of its elements to an enclosing modifier.
nonisolated struct MarkerModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  let use: AccessibilityNode.Use

  @MainActor func makeBox(_ node: AnyViewNode) -> ElementPurposeBox { ElementPurposeBox(use, node: node) }

  @MainActor func update(_ box: ElementPurposeBox, transaction: Transaction) { box.use = use }
}

@MainActor
final class ElementPurposeBox: WrapperBox, AccessibilitySource {
  fileprivate var use: AccessibilityNode.Use

  init(_ use: AccessibilityNode.Use, node: AnyViewNode) {
    self.use = use
    super.init(node: node)
  }

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    var group = AccessibilityNode(box: self, children: nodes)
    group.use = use
    nodes = [group]
  }
}

nonisolated private struct SyntheticModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> MergedElementBox { MergedElementBox(node: node) }

  @MainActor func update(_ box: MergedElementBox, transaction: Transaction) {}
}

/// A box that merges the elements of a view and those of other content into one element.
@MainActor
private final class MergedElementBox: WrapperBox, AccessibilitySource {
  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    let own = nodes.filter { $0.use == .keep }.flatMap(\.children) + nodes.filter { $0.use == nil }
    var element = own.count == 1 ? own[0] : AccessibilityNode(box: self, children: own)
    let children = nodes.filter { $0.use == .children }
    if !children.isEmpty { element.children = children.flatMap(\.children) }
    for given in nodes {
      guard case .actions(let category) = given.use else { continue }
      for control in given.children.flatMap(\.flattened) where control.isEnabled {
        if let action = control.actions[.default] { element.addAction(control.label, category: category.map(string(of:)) ?? "", action) }
      }
    }
    let labels = nodes.filter { $0.use == .label }
    if !labels.isEmpty {
      let parts = labels.flatMap(\.children).flatMap(\.flattened).map { $0.use == .ownLabel ? element.label : $0.label }
      element.label = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    nodes = [element]
  }
}
