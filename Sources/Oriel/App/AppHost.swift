import Foundation

/// Runs an app's own state and its scenes, and hands each window its content.
@MainActor
package final class AppHost<A: App> {
  private let graph: ViewGraph
  private var node: AppNode<A>!
  private var hosts: [ViewHost] = []

  /// Evaluates the app once and opens its windows on a platform.
  package init(_ app: A, platform: any Platform) {
    let rendering = RenderingServices(shaper: platform.shaper, images: platform.images)
    graph = ViewGraph(environment: EnvironmentValues(), rendering: rendering)
    graph.requestFrame = { [weak self] in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.update() } }
    }
    node = AppNode(app, in: _NodeContext(graph: graph, parent: nil, scope: graph.rootScope))
    let name = ProcessInfo.processInfo.processName
    for (index, entry) in node.windows.entries.enumerated() {
      let host = ViewHost(root: WindowRoot(content: node.contents[index]), rendering: rendering) {
        $0.sceneID = entry.id ?? "\(index)"
      }
      hosts.append(host)
      platform.openWindow(title: entry.title ?? name, size: entry.defaultSize, content: host)
    }
  }

  private func update() { _ = graph.frame(at: ProcessInfo.processInfo.systemUptime) }
}

/// The app as a node: its body runs again when state that it read changes.
@MainActor
private final class AppNode<A: App>: AnyViewNode {
  private var app: A
  private let properties: PropertyPlan
  private var slots: PropertySlots
  private(set) var windows = _WindowList()
  private(set) var contents: [StateBox<AnyView>] = []

  init(_ app: A, in context: _NodeContext) {
    self.app = app
    properties = PropertyPlan.of(A.self)
    slots = properties.makeSlots()
    super.init(in: context)
    evaluate()
    contents = windows.entries.map { StateBox($0.content, owner: self) }
  }

  override var viewTypeName: String { String(describing: A.self) }
  override var namesItselfInPaths: Bool { true }

  override func performUpdate() {
    evaluate()
    for (box, entry) in zip(contents, windows.entries) { box.set(entry.content, transaction: graph.transaction) }
  }

  private func evaluate() {
    needsUpdate = false
    guard properties.install(into: &app, slots: &slots, node: self) else { return }
    let app = app
    windows = tracking {
      var list = _WindowList()
      app.body._appendWindows(to: &list)
      return list
    }
    scope.register(self, keys: environmentReads)
  }
}

/// A window's content, which the app may change.
struct WindowRoot: View {
  let content: StateBox<AnyView>

  var body: some View { content.get() }
}
