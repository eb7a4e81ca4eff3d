/// A container whose background a view can set. Mirrors SwiftUI's `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  fileprivate enum Kind { case navigation, window, tabView }
  fileprivate let kind: Kind

  /// The screen of the enclosing `NavigationStack`.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// The enclosing window. Screens of stacks then have no background of their own. Lists keep theirs, unless `scrollContentBackground(_:)`
  /// hides it.
  public static let window = ContainerBackgroundPlacement(kind: .window)
  /// The enclosing tab of a `TabView`.
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
}

extension View {
  /// Fills the background of the enclosing container, behind its content and its bars. Mirrors SwiftUI's `containerBackground(_:for:)`.
  nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    modifier(ContainerBackgroundModifier(placement: container, background: .style(AnyShapeStyle(style))))
  }

  /// Places a view behind the content and the bars of the enclosing container. Mirrors SwiftUI's
  /// `containerBackground(for:alignment:content:)`.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(
        placement: container, background: .view(AnyView(Color.clear.overlay(alignment: alignment, content: content)))))
  }
}

/// A background that a view sets for its container.
enum ContainerBackground: Equatable {
  case style(AnyShapeStyle)
  case view(AnyView)

  /// Backgrounds with views are never equal, because views can't be compared.
  static func == (left: ContainerBackground, right: ContainerBackground) -> Bool {
    if case (.style(let one), .style(let other)) = (left, right) { return one == other }
    return false
  }

  /// The view behind the content, or `nil` if the container draws the background itself.
  var view: AnyView? { if case .view(let view) = self { view } else { nil } }
}

/// The background of a window, as its views set it.
enum WindowBackgroundKey: PreferenceKey {
  static var defaultValue: ContainerBackground? { nil }

  static func reduce(value: inout ContainerBackground?, nextValue: () -> ContainerBackground?) { value = value ?? nextValue() }
}

/// The background of a tab, as its views set it.
enum TabBackgroundKey: PreferenceKey {
  static var defaultValue: ContainerBackground? { nil }

  static func reduce(value: inout ContainerBackground?, nextValue: () -> ContainerBackground?) { value = value ?? nextValue() }
}

extension View {
  /// Places a tab's content on the background that the content sets for the tab.
  func tabBackground() -> some View {
    backgroundPreferenceValue(TabBackgroundKey.self) { background in
      if let background {
        ZStack {
          switch background {
          case .style(let style): Rectangle().fill(style)
          case .view(let view): ContainerBackgroundView(content: view)
          }
        }
        .ignoresSafeArea()
        // The content may be smaller than the tab.
        .containerRelativeFrame([.horizontal, .vertical])
      }
    }
    .transformPreference(TabBackgroundKey.self) { $0 = nil }
  }
}

/// A modifier that sets a container's background. It takes precedence over those of descendants.
nonisolated private struct ContainerBackgroundModifier: HookModifier {
  let placement: ContainerBackgroundPlacement
  let background: ContainerBackground

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<ContainerBackgroundModifier> {
    override func didMount(_ modifier: ContainerBackgroundModifier) { node.preferencesDidChange() }

    override func didUpdate(from old: ContainerBackgroundModifier, to new: ContainerBackgroundModifier) {
      if old.placement != new.placement || old.background != new.background { node.preferencesDidChange() }
    }

    override func reduce(into values: inout PreferenceValues, modifier: ContainerBackgroundModifier) {
      switch modifier.placement.kind {
      case .navigation:
        var options = values[NavigationOptionsKey.self] ?? NavigationOptions()
        options.containerBackground = modifier.background
        values[NavigationOptionsKey.self] = options
      case .window: values[WindowBackgroundKey.self] = .some(modifier.background)
      case .tabView: values[TabBackgroundKey.self] = .some(modifier.background)
      }
    }
  }
}

/// A view that is as large as the container, independent of its content.
struct ContainerBackgroundView: View {
  let content: AnyView

  var body: some View { Color.clear.overlay { content } }
}

/// A holder of the node of the view behind a container's content.
@MainActor
final class ContainerBackgroundSlot {
  private(set) var node: ViewNode<ContainerBackgroundView>?

  /// Updates the view. Returns `true` if it was inserted or removed, so that the container has to update its boxes.
  func show(_ view: AnyView?, in container: AnyViewNode) -> Bool {
    guard let view else {
      guard let old = node else { return false }
      node = nil
      old.unmount()
      return true
    }
    let background = ContainerBackgroundView(content: view)
    if let node {
      node.update(background)
      return false
    }
    let context = _NodeContext(graph: container.graph, parent: container, scope: container.scope)
    node = ContainerBackgroundView._makeNode(background, in: context)
    return true
  }

  var boxes: [LayoutBox] {
    var boxes: [LayoutBox] = []
    node?.appendBoxes(to: &boxes)
    return boxes
  }
}
