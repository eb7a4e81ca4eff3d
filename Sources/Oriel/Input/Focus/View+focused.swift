import Foundation

nonisolated struct FocusedModifier<Value: Hashable>: ViewModifier {
  let location: KeyboardFocusLocation<Value>?
  let value: Value
  /// The environment value in which focusable views find their anchors.
  let anchors: any WritableKeyPath<EnvironmentValues, [FocusAnchor]> & Sendable
  @Owned private var anchor = FocusAnchor()

  init(
    location: KeyboardFocusLocation<Value>?, value: Value,
    anchors: any WritableKeyPath<EnvironmentValues, [FocusAnchor]> & Sendable = \.focusAnchors
  ) {
    self.location = location
    self.value = value
    self.anchors = anchors
  }

  @MainActor func body(content: Content) -> some View {
    let anchor = anchor
    content
      .transformEnvironment(anchors) { anchors in
        if !anchors.contains(where: { $0 === anchor }) { anchors.append(anchor) }
      }
      .modifier(FocusAnchorModifier(location: location, value: value, anchor: anchor))
  }
}

/// A modifier that connects an anchor with its focus state while the view is mounted.
nonisolated struct FocusAnchorModifier<Value: Hashable>: HookModifier {
  let location: KeyboardFocusLocation<Value>?
  let value: Value
  let anchor: FocusAnchor

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<FocusAnchorModifier> {
    override func willMount(_ modifier: FocusAnchorModifier) { tie(modifier) }

    override func didUpdate(from old: FocusAnchorModifier, to new: FocusAnchorModifier) {
      guard old.location !== new.location || old.value != new.value else { return }
      old.location?.remove(old.anchor)
      tie(new)
    }

    override func willUnmount(_ modifier: FocusAnchorModifier) {
      modifier.location?.remove(modifier.anchor)
      modifier.anchor.binding = nil
    }

    private func tie(_ modifier: FocusAnchorModifier) {
      guard let location = modifier.location else { return }
      modifier.anchor.binding = FocusAnchorValue(location: location, value: modifier.value)
      location.add(modifier.anchor, value: modifier.value)
    }
  }
}

private struct FocusAnchorValue<Value: Hashable>: FocusAnchorBinding {
  let location: KeyboardFocusLocation<Value>
  let value: Value

  func gainedFocus() { location.follow(true, value: value) }
  func lostFocus() { location.follow(false, value: value) }
  func targetAppeared() { if location.state.current == value { location.resolveSoon() } }
}

extension View {
  /// Binds the state to whether this view has the focus. Mirrors SwiftUI's `focused(_:)`.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(location: condition.location, value: true))
  }

  /// Binds the state to the value that identifies this view while it has the focus. Mirrors SwiftUI's `focused(_:equals:)`.
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusedModifier(location: binding.location, value: value))
  }
}
