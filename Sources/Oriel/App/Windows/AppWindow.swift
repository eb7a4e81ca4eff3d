import Foundation

/// A window of an app.
@MainActor
final class AppWindow {
  let key: String
  let isOfStatusItem: Bool
  let id: String?
  let number: Int
  let host: ViewHost
  let inbox: ExternalEventInbox
  weak var handle: (any PlatformWindow)?
  private let content: StateBox<AnyView>
  private let commands: StateBox<[AnyCommands]>
  private let windowValue: WindowValue
  /// The title that the scene sets.
  private var title: String
  /// The title that the views set, or `nil` if they set none.
  private var viewTitle: String?
  private var viewSubtitle: String?
  /// Indicates whether the user can close the window, rather than the app only.
  private var isDismissable = true
  /// The options that the window was opened with.
  let options: WindowOptions

  init(
    _ entry: _WindowList.Entry, value: AnyHashable?, number: Int, sceneID: String, commands list: [AnyCommands], in windows: AppWindows,
    rendering: RenderingServices
  ) {
    key = entry.key
    isOfStatusItem = !entry.isOrdinary
    id = entry.id
    title = entry.options.title
    self.number = number
    let windowValue = WindowValue(value)
    let commands = StateBox(list, owner: nil)
    let inbox = ExternalEventInbox()
    let place = WindowReference()
    let isRestored = entry.isRestored
    let sceneID = isRestored ? sceneID : "\(sceneID)-\(UUID().uuidString)"
    var options = entry.options
    let device = entry.isOrdinary ? DeviceOverride.current : nil
    if let device { options.size = device.windowSize }
    let keepsSize = device == nil && isRestored && entry.isOrdinary && options.resizability != .contentSize
    let memory = keepsSize ? StoredWindowSize(sceneID: sceneID) : nil
    memory?.restore(&options)
    self.options = options
    let content = StateBox(UIScreen.expecting(options.size) { entry.content(windowValue) }, owner: nil)
    let host = ViewHost(
      root: WindowRoot(
        content: content, commands: commands, commandProperties: windows.commandProperties,
        titleDidChange: { place.window?.viewsDidChangeTitle(to: $0, subtitle: $1) },
        behaviorDidChange: { place.window?.viewsDidChangeBehavior(to: $0) }), rendering: rendering,
      expectedSize: options.size
    ) { [weak windows] values in
      values.sceneID = sceneID
      values.restoresScene = isRestored
      values.externalEvents = inbox
      windows?.setActions(&values, place: place)
    }
    self.windowValue = windowValue
    self.content = content
    self.commands = commands
    self.inbox = inbox
    self.host = host
    if entry.options.isPlain { host.isTransparent = true }
    if options.showsTitle { host.graph.titleBar.title = title }
    content.graph = host.graph
    commands.graph = host.graph
    windowValue.box.graph = host.graph
    inbox.graph = host.graph.reference
    place.window = self
    if let document { adopt(document) }
    host.mayClose = { [weak self] in self.map { $0.isDismissable && $0.mayClose() } ?? true }
    if let memory { host.sizeDidChange = { memory.keep($0, isMaximized: $1) } }
    host.closeByKey = { [weak self] in if let self, isDismissable { close() } }
  }

  var value: AnyHashable? { windowValue.box.current }

  /// The document of the window.
  var document: DocumentSession? { value?.base as? DocumentSession }

  /// Replaces the document of the window.
  func show(_ document: DocumentSession) {
    windowValue.box.set(AnyHashable(document), transaction: Transaction())
    adopt(document)
  }

  private func adopt(_ document: DocumentSession) { document.close = { [weak self] in self?.close() } }

  func update(_ entry: _WindowList.Entry, commands list: [AnyCommands], transaction: Transaction) {
    content.set(entry.content(windowValue), transaction: transaction)
    if !list.isEmpty || !commands.current.isEmpty { commands.set(list, transaction: transaction) }
    guard title != entry.options.title else { return }
    title = entry.options.title
    showTitle()
  }

  fileprivate func viewsDidChangeTitle(to title: String?, subtitle: String?) {
    (viewTitle, viewSubtitle) = (title, subtitle)
    showTitle()
  }

  fileprivate func viewsDidChangeBehavior(to behavior: WindowBehavior) {
    isDismissable = behavior.isDismissable ?? true
    host.surface?.setBehavior(behavior)
  }

  /// The current title.
  var shownTitle: String { viewTitle ?? title }

  private func showTitle() {
    if options.showsTitle { host.graph.titleBar.title = viewTitle ?? title }
    let parts = [viewTitle ?? title, viewSubtitle ?? ""]
    host.surface?.setTitle(parts.filter { !$0.isEmpty }.joined(separator: " — "))
  }

  func present() { handle?.present() }

  /// Closes the window unless its document has a question to present. The close is deferred, because a view of the window can be the
  /// caller.
  func close() {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.mayClose() else { return }
        self.handle?.close()
      }
    }
  }

  private func mayClose() -> Bool {
    guard let document, !document.mayClose() else { return true }
    present()
    return false
  }
}

/// A reference from the views of a window to the window.
@MainActor
final class WindowReference {
  weak var window: AppWindow?
  /// An action that closes the window, for views outside presentations and navigation stacks.
  private(set) lazy var dismiss = DismissAction(handle: DismissHandle(self))
}

extension WindowReference: Dismissable {
  var isShown: Bool { window != nil }
  func requestDismissal() { window?.close() }
}

/// The content of a window, which the app can update, below the menus of the app's commands.
struct WindowRoot: View {
  let content: StateBox<AnyView>
  let commands: StateBox<[AnyCommands]>
  let commandProperties: SharedProperties
  /// Called when the title and the subtitle that the views set have changed. They are those of the views outside navigation stacks, or else
  /// those of the topmost screen.
  let titleDidChange: (String?, String?) -> Void
  /// Called when the interactions with the window that the views permit have changed.
  var behaviorDidChange: (WindowBehavior) -> Void = { _ in }

  private var views: some View {
    content.get().onPreferenceChange(NavigationOptionsKey.self) { titleDidChange($0.windowTitle, $0.windowSubtitle) }
      .onPreferenceChange(WindowBehaviorKey.self) { behaviorDidChange($0) }
  }

  var body: some View {
    let commands = commands.get()
    if commands.isEmpty {
      views
    } else {
      WindowLayout {
        CommandBar(commands: commands, shared: commandProperties).modifier(MenuBarModifier())
        VStack { views }.modifier(BelowMenusModifier())
      }
    }
  }
}

/// A layout that places the bar along the top edge of the window, and centers the content in the remaining space. Content that is too tall
/// starts directly below the bar.
nonisolated struct WindowLayout: Layout {
  /// Returns the ideal size of both views, except along axes with a positive finite proposal, which is used completely. A proposal of zero
  /// results in the minimum size.
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    let (bar, content) = sizes(proposal, subviews)
    func length(_ proposed: CGFloat?, _ own: CGFloat) -> CGFloat {
      guard let proposed, proposed.isFinite, proposed > 0 else { return own }
      return proposed
    }
    return CGSize(
      width: length(proposal.width, max(bar.width, content.width)), height: length(proposal.height, bar.height + content.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    guard subviews.count == 2 else { return }
    let (bar, content) = sizes(ProposedViewSize(bounds.size), subviews)
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: bar.height))
    let room = max(0, bounds.height - bar.height)
    subviews[1].place(
      at: CGPoint(x: bounds.midX - content.width / 2, y: bounds.minY + bar.height + max(0, (room - content.height) / 2)),
      proposal: ProposedViewSize(width: bounds.width, height: room))
  }

  private func sizes(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> (bar: CGSize, content: CGSize) {
    guard subviews.count == 2 else { return (.zero, .zero) }
    // The bar doesn't widen the window.
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let bar = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil))
    let rest = proposal.height.map { max(0, $0 - bar.height) }
    return (bar, subviews[1].sizeThatFits(ProposedViewSize(width: proposal.width, height: rest)))
  }
}
