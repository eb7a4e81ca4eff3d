import Foundation

/// A region with views that prefer the focus. Its namespace identifies it.
@MainActor
final class FocusScopeRegion: Equatable {
  var namespace: Namespace.ID?
  let defaults = DefaultFocusRegion()
  private var anchors: [FocusAnchor] = []

  nonisolated init() {}

  nonisolated static func == (left: FocusScopeRegion, right: FocusScopeRegion) -> Bool { left === right }

  /// The view that prefers the focus and can have it, or `nil` if there is none. Of several views it is the one that was added first.
  var target: (any FocusTarget)? { anchors.lazy.compactMap(\.target).first }

  func add(_ anchor: FocusAnchor) {
    if !anchors.contains(anchor) { anchors.append(anchor) }
  }

  func remove(_ anchor: FocusAnchor) { anchors.removeAll { $0 === anchor } }
}

private enum FocusScopesKey: EnvironmentKey { static var defaultValue: [FocusScopeRegion] { [] } }

extension EnvironmentValues {
  /// The enclosing focus scopes, from the outermost to the innermost.
  var focusScopes: [FocusScopeRegion] {
    get { self[FocusScopesKey.self] }
    set { self[FocusScopesKey.self] = newValue }
  }
}

private struct FocusScopeModifier: ViewModifier {
  let namespace: Namespace.ID
  @Owned private var region = FocusScopeRegion()

  nonisolated init(namespace: Namespace.ID) { self.namespace = namespace }

  func body(content: Content) -> some View {
    let region = region
    region.namespace = namespace
    region.defaults.priority = .userInitiated
    region.defaults.target = { [weak region] in region?.target }
    return
      content
      .transformEnvironment(\.focusScopes) { if !$0.contains(region) { $0.append(region) } }
      .transformEnvironment(\.defaultFocusRegions) { if !$0.contains(region.defaults) { $0.append(region.defaults) } }
  }
}

private struct PrefersDefaultFocusModifier: ViewModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID
  @Owned private var anchor = FocusAnchor()
  @Environment(\.focusScopes) private var scopes

  nonisolated init(isPreferred: Bool, namespace: Namespace.ID) {
    self.isPreferred = isPreferred
    self.namespace = namespace
  }

  func body(content: Content) -> some View {
    let anchor = anchor
    content
      .transformEnvironment(\.focusAnchors) { anchors in
        if !anchors.contains(where: { $0 === anchor }) { anchors.append(anchor) }
      }
      .modifier(
        PreferredFocusHook(anchor: anchor, region: scopes.last { $0.namespace == namespace }, isPreferred: isPreferred))
  }
}

/// A modifier that registers a view with its scope as the preferred focus, and moves the focus to it when the view appears.
nonisolated private struct PreferredFocusHook: HookModifier {
  let anchor: FocusAnchor
  let region: FocusScopeRegion?
  let isPreferred: Bool

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<PreferredFocusHook> {
    override func willMount(_ modifier: PreferredFocusHook) {
      if modifier.isPreferred { modifier.region?.add(modifier.anchor) }
    }

    override func didMount(_ modifier: PreferredFocusHook) {
      guard modifier.isPreferred else { return }
      guard let region = modifier.region else {
        Report.once(
          "focus-scope-\(node.viewPath)",
          "prefersDefaultFocus(_:in:) has a namespace that no enclosing focusScope(_:) declares; it has no effect. (\(node.viewPath))")
        return
      }
      let graph = node.graph
      // The view needs its position in the tree first.
      graph.afterLayout {
        guard graph.input.focus.focused == nil, let target = region.target else { return }
        graph.input.focus.directions.take(target)
      }
    }

    override func didUpdate(from old: PreferredFocusHook, to new: PreferredFocusHook) {
      if old.isPreferred, old.region !== new.region || !new.isPreferred { old.region?.remove(old.anchor) }
      if new.isPreferred { new.region?.add(new.anchor) }
    }

    override func willUnmount(_ modifier: PreferredFocusHook) { modifier.region?.remove(modifier.anchor) }
  }
}

extension View {
  /// Creates a region in which views can prefer the default focus. Mirrors SwiftUI's `focusScope(_:)`.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { modifier(FocusScopeModifier(namespace: namespace)) }

  /// Prefers the view when the focus enters the scope without a specific target, and when the scope appears while no other view has the
  /// focus. Mirrors SwiftUI's `prefersDefaultFocus(_:in:)`.
  ///
  /// Of several views in a scope, the one that was added first receives the focus. If no enclosing scope has the namespace, a message is
  /// reported.
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    modifier(PrefersDefaultFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}
