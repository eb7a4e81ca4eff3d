import Foundation

/// The situations in which a default focus applies. Mirrors SwiftUI's `DefaultFocusEvaluationPriority`.
public struct DefaultFocusEvaluationPriority: Sendable, Equatable {
  private enum Kind { case automatic, userInitiated }
  private let kind: Kind

  /// The default focus applies when the views appear and no view has the focus.
  public static let automatic = DefaultFocusEvaluationPriority(kind: .automatic)
  /// The default focus also applies when Tab moves the focus into the views from outside.
  public static let userInitiated = DefaultFocusEvaluationPriority(kind: .userInitiated)
}

/// A region of views with a default focus.
@MainActor
final class DefaultFocusRegion: Equatable {
  var priority = DefaultFocusEvaluationPriority.automatic
  /// The closure that returns the view with the default focus, or `nil` if there is none.
  var target: () -> (any FocusTarget)? = { nil }

  nonisolated init() {}

  nonisolated static func == (left: DefaultFocusRegion, right: DefaultFocusRegion) -> Bool { left === right }
}

private enum DefaultFocusRegionsKey: EnvironmentKey { static var defaultValue: [DefaultFocusRegion] { [] } }

extension EnvironmentValues {
  /// The enclosing regions with a default focus, from the outermost to the innermost.
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
        // A focus that the program or another view has requested takes precedence.
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
  /// Sets the view that receives the focus when these views appear. Mirrors SwiftUI's `defaultFocus(_:_:priority:)`.
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(location: binding.location, value: value, priority: priority))
  }
}
