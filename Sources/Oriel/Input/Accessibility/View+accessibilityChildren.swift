import Foundation
import OrielDrawing
import OrielModel

extension View {
  /// Has assistive technology meet another view in place of this one, which is what is seen. Mirrors SwiftUI's
  /// `accessibilityRepresentation(representation:)`. The other view is as large as this one, draws nothing and takes neither hits nor the focus.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    accessibilityHidden(true).background { representation().modifier(StandInModifier()) }
  }

  /// Gives the element others inside of it, in place of those that it has: of a drawing, say. Mirrors SwiftUI's
  /// `accessibilityChildren(children:)`. They lie in the room of this view, and draw nothing.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(MarkerModifier(use: .keep)).background { children().modifier(StandInModifier()).modifier(MarkerModifier(use: .children)) }
      .modifier(SyntheticModifier())
  }

  /// Offers what the controls of a view do as actions of the element, by their labels. Mirrors SwiftUI's `accessibilityActions(_:)`.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    synthetic(.actions(nil)) { content() }
  }

  /// Offers such actions under a heading, which assistive technology is told with each. Mirrors SwiftUI's
  /// `accessibilityActions(category:_:)`.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    synthetic(.actions(category.name)) { content() }
  }

  /// Offers an action, called by what a view says. Mirrors SwiftUI's `accessibilityAction(action:label:)`.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    synthetic(.actions(nil)) { label().accessibilityElement(children: .combine).accessibilityAction(.default, action) }
  }

  /// Calls the element what a view says, which may say what it was called before. Mirrors SwiftUI's `accessibilityLabel(content:)`.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    synthetic(.label) {
      content(PlaceholderContentView(content: AnyView(Color.clear.accessibilityHidden(true).modifier(MarkerModifier(use: .ownLabel)))))
    }
  }

  nonisolated private func synthetic<Given: View>(_ use: AccessibilityNode.Use, @ViewBuilder given: () -> Given) -> some View {
    modifier(MarkerModifier(use: .keep)).background { given().modifier(UnseenModifier()).modifier(MarkerModifier(use: use)) }
      .modifier(SyntheticModifier())
  }
}

/// What actions are offered under. Mirrors SwiftUI's `AccessibilityActionCategory`.
nonisolated public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: Text?

  /// Under nothing.
  public static let `default` = AccessibilityActionCategory(name: nil)
  public static let edit = AccessibilityActionCategory(Text(.own(.edit)))

  private init(name: Text?) { self.name = name }

  public init(_ name: Text) { self.name = name }

  public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }

  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource) { name = Text(nameResource) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }
}

/// As large as what it stands for, and not to be seen.
nonisolated private struct StandInModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> StandInBox { StandInBox(node: node) }

  @MainActor func update(_ box: StandInBox, transaction: Transaction) {}
}

@MainActor
private final class StandInBox: WrapperBox {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: .zero) }

  override func drawing(at offset: CGPoint) -> DisplayNode? {
    // What isn't drawn would be asked for again and again.
    _ = super.drawing(at: offset)
    return nil
  }

  override func isHidden(from search: BoxSearch) -> Bool { search == .hitTesting }
}

/// Says what the elements inside are for, to the modifier around.
nonisolated struct MarkerModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  let use: AccessibilityNode.Use

  @MainActor func makeBox(_ node: AnyViewNode) -> MarkerBox { MarkerBox(use, node: node) }

  @MainActor func update(_ box: MarkerBox, transaction: Transaction) {}
}

@MainActor
final class MarkerBox: WrapperBox, AccessibilitySource {
  private let use: AccessibilityNode.Use

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

  @MainActor func makeBox(_ node: AnyViewNode) -> SyntheticBox { SyntheticBox(node: node) }

  @MainActor func update(_ box: SyntheticBox, transaction: Transaction) {}
}

/// Makes one element of a view's own and of what was given to it.
@MainActor
private final class SyntheticBox: WrapperBox, AccessibilitySource {
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
