/// A modifier that is resolved to another modifier by the environment in which it is applied. Mirrors SwiftUI's `EnvironmentalModifier`.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the resolved modifier.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment. Called again when a value that it has read changes.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  @MainActor public static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    EnvironmentalNode(view, in: context)
  }
}

@MainActor
private final class EnvironmentalNode<Wrapped: View, Modifier: EnvironmentalModifier>: ViewNode<ModifiedContent<Wrapped, Modifier>> {
  private var view: ModifiedContent<Wrapped, Modifier>
  private var child: ViewNode<ModifiedContent<Wrapped, Modifier.ResolvedModifier>>!

  init(_ view: __shared ModifiedContent<Wrapped, Modifier>, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    child = ModifiedContent<Wrapped, Modifier.ResolvedModifier>._makeNode(resolved(), in: context.child(of: self))
  }

  override var viewTypeName: String { String(describing: Modifier.self) }

  override var isStateless: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let child { body(child) } }

  override func update(_ newView: ModifiedContent<Wrapped, Modifier>) {
    view = newView
    performUpdate()
  }

  override func performUpdate() {
    needsUpdate = false
    child.update(resolved())
  }

  private func resolved() -> ModifiedContent<Wrapped, Modifier.ResolvedModifier> {
    let modifier = view.modifier
    let (resolved, keys) = scope.values.tracked { values in tracking { modifier.resolve(in: values) } }
    scope.register(self, keys: keys)
    return ModifiedContent(content: view.content, modifier: resolved)
  }
}
