/// What a background is the container's of. Mirrors SwiftUI's `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  fileprivate enum Kind { case navigation, window, tabView }
  fileprivate let kind: Kind

  /// The screen of the `NavigationStack` around.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// The window around. Screens of stacks have no ground of their own on it; lists keep theirs, which `scrollContentBackground(_:)` hides.
  public static let window = ContainerBackgroundPlacement(kind: .window)
  /// The tab around, of a `TabView`.
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
}

extension View {
  /// Fills the container around behind its content and its bars. Mirrors SwiftUI's `containerBackground(_:for:)`.
  nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    modifier(ContainerBackgroundModifier(placement: container, background: .style(AnyShapeStyle(style))))
  }

  /// Stands behind the container's content and its bars. Mirrors SwiftUI's `containerBackground(for:alignment:content:)`.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(
        placement: container, background: .view(AnyView(Color.clear.overlay(alignment: alignment, content: content)))))
  }
}

/// What views give their container as a background.
enum ContainerBackground: Equatable {
  case style(AnyShapeStyle)
  case view(AnyView)

  /// Views can't be compared.
  static func == (left: ContainerBackground, right: ContainerBackground) -> Bool {
    if case (.style(let one), .style(let other)) = (left, right) { return one == other }
    return false
  }

  /// The view that stands behind the content; nil where the container draws the background itself.
  var view: AnyView? { if case .view(let view) = self { view } else { nil } }
}

/// What a window stands on by its views' word.
enum WindowBackgroundKey: PreferenceKey {
  static var defaultValue: ContainerBackground? { nil }

  static func reduce(value: inout ContainerBackground?, nextValue: () -> ContainerBackground?) { value = value ?? nextValue() }
}

/// What a tab stands on by its views' word.
enum TabBackgroundKey: PreferenceKey {
  static var defaultValue: ContainerBackground? { nil }

  static func reduce(value: inout ContainerBackground?, nextValue: () -> ContainerBackground?) { value = value ?? nextValue() }
}

extension View {
  /// Stands a tab's content on what it says that the tab has for a background.
  func tabGround() -> some View {
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

/// Goes before what views inside say.
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

/// As large as the container, whatever stands in it.
struct ContainerBackgroundView: View {
  let content: AnyView

  var body: some View { Color.clear.overlay { content } }
}

/// The view behind a container's content, while there is one.
@MainActor
final class ContainerBackgroundSlot {
  private(set) var node: ViewNode<ContainerBackgroundView>?

  /// True where a view came or went, whose boxes the container is to take.
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
