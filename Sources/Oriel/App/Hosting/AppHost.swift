import Foundation

/// An object that keeps an app's state and scenes, and provides the content of each window.
@MainActor
package final class AppHost<A: App> {
  private let graph: ViewGraph
  private var node: AppNode<A>!
  private let windows: AppWindows
  private var delegate: (any AppDelegateHolder)?

  /// Evaluates the app once. Then opens its first window on a platform, or the windows for the URLs that it was launched with.
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

  /// Called when the app's last window has closed and the process ends.
  package func terminate() {
    AppNotification.willTerminate.post()
    DefaultsFile.write()
  }

  private func adopt(_ holder: any AppDelegateHolder) {
    guard delegate == nil else {
      return Report.once("second-delegate-\(A.self)", "\(A.self) has more than one delegate; only the first one is notified.")
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

  /// Evaluates the app again if its state has changed.
  package func update() { _ = graph.frame(at: ProcessInfo.processInfo.systemUptime) }

  /// The action of the app's own `openWindow`.
  var openWindow: OpenWindowAction { OpenWindowAction(windows: windows) }

  /// The action of the app's own `openSettings`.
  var openSettings: OpenSettingsAction { OpenSettingsAction(windows: windows) }

  /// The items in the desktop environment's status area.
  var statusItems: [StatusItem] { Array(windows.statusItems.values) }

  /// Handles a request to open the running app with URLs. Documents and other URLs are passed to their windows. Without URLs, the most
  /// recent window is presented, or a window as at launch opens if none is open.
  package func open(_ urls: [URL]) { windows.reopen(with: urls) }

  /// Performs an action of the desktop file, and returns `false` if the app has no such action.
  package func performDesktopAction(_ name: String) -> Bool { windows.performDesktopAction(name) }
}

/// The node of an app. It evaluates the body again when state that the body read has changed.
@MainActor
private final class AppNode<A: App>: AnyViewNode, AppDelegateAdopting {
  private var app: A
  private let properties: PropertyPlan
  private var slots: PropertySlots
  private let didTake: (any AppDelegateHolder) -> Void
  private let didEvaluate: (_WindowList) -> Void
  private lazy var sceneProperties = PlacedProperties(node: self)
  /// The most recent value of each `onChange(of:)`, by the paths of the scenes.
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
