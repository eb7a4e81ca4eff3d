import Foundation

/// When a default focus counts. Mirrors SwiftUI's `DefaultFocusEvaluationPriority`.
public struct DefaultFocusEvaluationPriority: Sendable, Equatable {
  private enum Kind { case automatic, userInitiated }
  private let kind: Kind

  /// When the views appear and nothing has the keyboard.
  public static let automatic = DefaultFocusEvaluationPriority(kind: .automatic)
  /// Also when Tab goes from outside of the views to inside.
  public static let userInitiated = DefaultFocusEvaluationPriority(kind: .userInitiated)
}

/// Views with a default focus: where the keyboard goes that comes to them.
@MainActor
final class DefaultFocusRegion: Equatable {
  var priority = DefaultFocusEvaluationPriority.automatic
  /// What the default names now.
  var target: () -> (any FocusTarget)? = { nil }

  nonisolated init() {}

  nonisolated static func == (left: DefaultFocusRegion, right: DefaultFocusRegion) -> Bool { left === right }
}

private enum DefaultFocusRegionsKey: EnvironmentKey { static var defaultValue: [DefaultFocusRegion] { [] } }

extension EnvironmentValues {
  /// From the outside in.
  var defaultFocusRegions: [DefaultFocusRegion] {
    get { self[DefaultFocusRegionsKey.self] }
    set { self[DefaultFocusRegionsKey.self] = newValue }
  }
}

nonisolated private struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
  let location: KeyboardFocusLocation<Value>?
  let value: Value
  let priority: DefaultFocusEvaluationPriority
  @Owned private var region = DefaultFocusRegion()

  init(location: KeyboardFocusLocation<Value>?, value: Value, priority: DefaultFocusEvaluationPriority) {
    self.location = location
    self.value = value
    self.priority = priority
  }

  @MainActor func body(content: Content) -> some View {
    let region = region
    content
      .transformEnvironment(\.defaultFocusRegions) { regions in
        if !regions.contains(region) { regions.append(region) }
      }
      .modifier(DefaultFocusHook(location: location, value: value, priority: priority, region: region))
  }
}

nonisolated private struct DefaultFocusHook<Value: Hashable>: HookModifier {
  let location: KeyboardFocusLocation<Value>?
  let value: Value
  let priority: DefaultFocusEvaluationPriority
  let region: DefaultFocusRegion

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<DefaultFocusHook> {
    override func willMount(_ modifier: DefaultFocusHook) { take(modifier) }

    override func didMount(_ modifier: DefaultFocusHook) {
      guard let location = modifier.location else { return }
      let graph = node.graph
      graph.enqueueAction {
        // What the program or somebody else asked for comes first.
        guard graph.input.focus.focused == nil, location.isUnset else { return }
        location.set(modifier.value, transaction: Transaction())
      }
    }

    override func didUpdate(from old: DefaultFocusHook, to new: DefaultFocusHook) { take(new) }

    private func take(_ modifier: DefaultFocusHook) {
      modifier.region.priority = modifier.priority
      modifier.region.target = { [weak location = modifier.location] in location?.target(for: modifier.value) }
    }
  }
}

extension View {
  /// Where the keyboard goes when these views appear. Mirrors SwiftUI's `defaultFocus(_:_:priority:)`.
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(location: binding.location, value: value, priority: priority))
  }
}
