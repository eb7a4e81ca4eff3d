import Foundation

/// A window of an app.
@MainActor
final class AppWindow {
  let key: String
  let id: String?
  let number: Int
  let host: ViewHost
  let inbox: URLInbox
  weak var handle: (any PlatformWindow)?
  private let content: StateBox<AnyView>
  private let commands: StateBox<[AnyCommands]>
  private let windowValue: WindowValue
  /// What the scene calls it.
  private var title: String
  /// What its views call it.
  private var viewTitle: Text?

  init(
    _ entry: _WindowList.Entry, value: AnyHashable?, number: Int, sceneID: String, commands list: [AnyCommands], in windows: AppWindows,
    rendering: RenderingServices
  ) {
    key = entry.key
    id = entry.id
    title = entry.options.title
    self.number = number
    let windowValue = WindowValue(value)
    let content = StateBox(entry.content(windowValue), owner: nil)
    let commands = StateBox(list, owner: nil)
    let inbox = URLInbox()
    let place = WindowPlace()
    let host = ViewHost(
      root: WindowRoot(
        content: content, commands: commands, fills: entry.options.resizability != .contentSize,
        titleDidChange: { place.window?.viewsDidChangeTitle(to: $0) }), rendering: rendering
    ) { [weak windows] values in
      values.sceneID = sceneID
      values.urlInbox = inbox
      windows?.setActions(&values, place: place)
    }
    self.windowValue = windowValue
    self.content = content
    self.commands = commands
    self.inbox = inbox
    self.host = host
    content.graph = host.graph
    commands.graph = host.graph
    windowValue.box.graph = host.graph
    inbox.graph = host.graph
    place.window = self
    if let document { adopt(document) }
    host.mayClose = { [weak self] in self?.mayClose() ?? true }
  }

  var value: AnyHashable? { windowValue.box.current }

  /// The document that it shows.
  var document: DocumentSession? { value?.base as? DocumentSession }

  /// Shows another document.
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

  fileprivate func viewsDidChangeTitle(to title: Text?) {
    viewTitle = title
    showTitle()
  }

  private func showTitle() { host.surface?.setTitle(viewTitle?.string(in: .current) ?? title) }

  func present() { handle?.present() }

  /// Closes it unless it has something to ask before. Not at once: the views that ask for it may be those of the window.
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

/// Leads from the views of a window to it.
@MainActor
final class WindowPlace {
  weak var window: AppWindow?
}

/// A window's content, which the app may change, below the menus of the app's commands.
struct WindowRoot: View {
  let content: StateBox<AnyView>
  let commands: StateBox<[AnyCommands]>
  /// Whether the content has the whole window.
  let fills: Bool
  /// Hears the title that the views have for the window: one that no screen of a stack shows.
  let titleDidChange: (Text?) -> Void

  private var views: some View { content.get().onPreferenceChange(NavigationOptionsKey.self) { titleDidChange($0.title) } }

  var body: some View {
    let commands = commands.get()
    if commands.isEmpty {
      views
    } else {
      VStack(spacing: 0) {
        CommandBar(commands: commands)
        views.frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil)
      }
    }
  }
}
