import Foundation

/// Runs an app's own state and its scenes, and hands each window its content.
@MainActor
package final class AppHost<A: App> {
  private let graph: ViewGraph
  private var node: AppNode<A>!
  private let windows: AppWindows
  private var delegate: (any AppDelegateHolder)?

  /// Evaluates the app once and opens its first window on a platform, or those of the documents among the addresses.
  package init(_ app: A, platform: any Platform, opening urls: [URL] = []) {
    let rendering = RenderingServices(shaper: platform.shaper, images: platform.images)
    windows = AppWindows(platform: platform, rendering: rendering)
    graph = ViewGraph(environment: EnvironmentValues(), rendering: rendering)
    graph.requestFrame = { [weak self] in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.update() } }
    }
    DefaultsFile.watchExit()
    windows.commandProperties.graph = graph
    applyEnvironment()
    node = AppNode(
      app, in: _NodeContext(graph: graph, parent: nil, scope: graph.rootScope), didTake: { [weak self] in self?.adopt($0) }
    ) { [windows, unowned graph] in windows.follow($0, transaction: graph.updates.transaction) }
    windows.scenePhaseDidChange = { [weak self] in self?.applyEnvironment() }
    delegate?.didLaunch(opening: urls.first)
    AppNotification.didFinishLaunching.post()
    windows.launch(opening: urls)
  }

  /// The app's last window is closed: the program ends.
  package func terminate() {
    AppNotification.willTerminate.post()
    DefaultsFile.write()
  }

  private func adopt(_ holder: any AppDelegateHolder) {
    guard delegate == nil else {
      return Report.once("second-delegate-\(A.self)", "\(A.self) has more than one delegate; the first one alone hears what happens.")
    }
    delegate = holder
    AppNotification.delegate = holder
    windows.delegate = holder.delegate
    applyEnvironment()
  }

  private func applyEnvironment() {
    var environment = EnvironmentValues()
    windows.setActions(&environment)
    environment.scenePhase = windows.scenePhase
    graph.rootScope.setRootValues(environment)
  }

  /// Evaluates the app again where it has changed.
  package func update() { _ = graph.frame(at: ProcessInfo.processInfo.systemUptime) }

  /// What the app's own `openWindow` does.
  var openWindow: OpenWindowAction { OpenWindowAction(windows: windows) }

  /// What the app's own `openSettings` does.
  var openSettings: OpenSettingsAction { OpenSettingsAction(windows: windows) }

  /// The items in the desktop's bar.
  var statusItems: [StatusItem] { Array(windows.statusItems.values) }

  /// The app is opened while it runs: documents and addresses go where they belong. Without any the last window comes to the front, or there is one
  /// as at launch where none is open.
  package func open(_ urls: [URL]) { windows.reopen(with: urls) }

  /// What a desktop file's action asks for; false where the app has no such action.
  package func performDesktopAction(_ name: String) -> Bool { windows.performDesktopAction(name) }
}

/// The app as a node: its body runs again when state that it read changes.
@MainActor
private final class AppNode<A: App>: AnyViewNode, AppDelegateTaking {
  private var app: A
  private let properties: PropertyPlan
  private var slots: PropertySlots
  private let didTake: (any AppDelegateHolder) -> Void
  private let didEvaluate: (_WindowList) -> Void
  private lazy var sceneProperties = PlacedProperties(node: self)
  /// The last of each `onChange(of:)`, by the scenes' places.
  private var changes: [String: _WindowList.Change] = [:]

  init(
    _ app: A, in context: _NodeContext, didTake: @escaping (any AppDelegateHolder) -> Void,
    didEvaluate: @escaping (_WindowList) -> Void
  ) {
    self.app = app
    self.didTake = didTake
    self.didEvaluate = didEvaluate
    properties = PropertyPlan.of(A.self)
    slots = properties.makeSlots()
    super.init(in: context)
    evaluate()
  }

  override var viewTypeName: String { String(describing: A.self) }
  override var namesItselfInPaths: Bool { true }

  override func performUpdate() { evaluate() }

  func take(_ holder: any AppDelegateHolder) { didTake(holder) }

  private func evaluate() {
    needsUpdate = false
    guard properties.install(into: &app, slots: &slots, node: self) else { return }
    let (app, sceneProperties) = (app, sceneProperties)
    let list = tracking {
      var list = _WindowList(properties: sceneProperties)
      app.body._appendWindows(to: &list)
      return list
    }
    scope.register(self, keys: environmentReads)
    didEvaluate(list)
    follow(list.changes)
  }

  private func follow(_ newChanges: [String: _WindowList.Change]) {
    for (place, change) in newChanges.sorted(by: { $0.key < $1.key }) {
      let old = changes[place]
      if old != nil || change.isInitial { graph.enqueueAction { change.run(after: old) } }
    }
    changes = newChanges
  }
}
