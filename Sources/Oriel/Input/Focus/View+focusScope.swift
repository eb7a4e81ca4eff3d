import Foundation

/// A region with views in it that want the focus. Its namespace is its name.
@MainActor
final class FocusScopeRegion: Equatable {
  var namespace: Namespace.ID?
  let defaults = DefaultFocusRegion()
  private var anchors: [FocusAnchor] = []

  nonisolated init() {}

  nonisolated static func == (left: FocusScopeRegion, right: FocusScopeRegion) -> Bool { left === right }

  /// What wants the focus, and can have it: the view that asked first.
  var target: (any FocusTarget)? { anchors.lazy.compactMap(\.target).first }

  func add(_ anchor: FocusAnchor) {
    if !anchors.contains(anchor) { anchors.append(anchor) }
  }

  func remove(_ anchor: FocusAnchor) { anchors.removeAll { $0 === anchor } }
}

private enum FocusScopesKey: EnvironmentKey { static var defaultValue: [FocusScopeRegion] { [] } }

extension EnvironmentValues {
  /// From the outside in.
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

/// Keeps a view's wish for the focus with its scope, and grants it as the view appears.
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
          "prefersDefaultFocus(_:in:) names a namespace that no focusScope(_:) around has; it does nothing. (\(node.viewPath))")
        return
      }
      let graph = node.graph
      // The view has to have its place among the others first.
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
  /// Names a region in which views can ask for the default focus. Mirrors SwiftUI's `focusScope(_:)`.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { modifier(FocusScopeModifier(namespace: namespace)) }

  /// Asks for the focus where it comes into the scope without going to a certain view, and as the scope appears while nothing else has it.
  /// Mirrors SwiftUI's `prefersDefaultFocus(_:in:)`.
  ///
  /// Of several views in a scope the one that asked first gets it. Where no scope around has the namespace a message says so.
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    modifier(PrefersDefaultFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}
