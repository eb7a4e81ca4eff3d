extension View {
  /// Sets the shape of the view for each `ContainerRelativeShape` in its content. The shape is neither drawn nor clipped. Mirrors SwiftUI's
  /// `containerShape(_:)`.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { modifier(ContainerShapeModifier(shape: shape)) }
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }

extension EnvironmentValues {
  /// The nearest container with a shape, or `nil` if there is none.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

private struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
  let shape: S
  @State private var container = ContainerShape()

  func body(content: Content) -> some View {
    content.environment(\.containerShape, container).modifier(ContainerShapeBoxModifier(shape: shape, container: container))
  }
}

private struct ContainerShapeBoxModifier<S: InsettableShape>: BoxModifier {
  static var isStateless: Bool { true }

  let shape: S
  let container: ContainerShape

  @MainActor func makeBox(_ node: AnyViewNode) -> ContainerShapeBox {
    container.shape = shape
    return ContainerShapeBox(container, node: node)
  }

  @MainActor func update(_ box: ContainerShapeBox, transaction: Transaction) { container.shape = shape }
}

/// The box of a container with a shape.
@MainActor
final class ContainerShapeBox: WrapperBox {
  let container: ContainerShape
  private var source: GeometrySource?

  init(_ container: ContainerShape, node: AnyViewNode) {
    self.container = container
    super.init(node: node)
    source = GeometrySource(graph: graph, box: { [weak self] in self }, afterLayout: {})
    source?.follow = { [weak container] _ in container?.check() }
  }

  override func willDisappear() { source = nil }
}
