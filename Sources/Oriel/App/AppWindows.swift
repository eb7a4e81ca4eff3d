import Foundation

/// The windows of an app that are open.
@MainActor
final class AppWindows {
  private let platform: any Platform
  private let rendering: RenderingServices
  private var entries: [_WindowList.Entry] = []
  private var commands: [AnyCommands] = []
  private(set) var open: [AppWindow] = []
  /// Addresses that came before there was a window.
  private var pendingURLs: [URL] = []
  var scenePhaseDidChange: () -> Void = {}

  init(platform: any Platform, rendering: RenderingServices) {
    self.platform = platform
    self.rendering = rendering
  }

  /// The phase of the window that is most in the foreground.
  var scenePhase: ScenePhase { open.map(\.host.scenePhase).max() ?? .background }

  func setActions(_ values: inout EnvironmentValues, place: WindowPlace? = nil) {
    values.openWindow = OpenWindowAction(windows: self)
    values.dismissWindow = DismissWindowAction(windows: self, place: place)
    values.openSettings = OpenSettingsAction(windows: self)
    values.supportsMultipleWindows = true
  }

  /// Opens the window of the first scene that isn't for setting the app up.
  func launch() { if let entry = entries.first(where: { !$0.isSettings }) { add(entry, value: nil) } }

  /// The scenes have been evaluated: open windows show what they say now, and those of a scene that is gone are closed.
  func follow(_ list: _WindowList, transaction: Transaction) {
    entries = list.entries
    commands = list.commands
    if let settings = entries.firstIndex(where: \.isSettings) {
      if entries[settings].options.resizability == .automatic { entries[settings].options.resizability = .contentSize }
      commands.append(AnyCommands(SettingsCommands()))
    }
    for window in open {
      guard let entry = entries.first(where: { $0.key == window.key }) else {
        window.close()
        continue
      }
      window.update(entry, commands: commands, transaction: transaction)
    }
  }

  // MARK: Opening and closing

  func openWindow(id: String?, value: AnyHashable?) {
    let type = value.map { Swift.type(of: $0.base) }
    let found = entries.first { entry in
      !entry.isSettings && (id == nil || entry.id == id)
        && (type == nil || entry.dataType.map { ObjectIdentifier($0) == ObjectIdentifier(type!) } == true)
    }
    guard let entry = found else {
      let what = [id.map { "the id \"\($0)\"" }, type.map { "values of type \($0)" }].compactMap { $0 }.joined(separator: " and ")
      return Report.once("open-window-\(what)", "openWindow: the app has no scene for \(what); nothing is opened.")
    }
    if entry.isSingle || value != nil, let window = open.first(where: { $0.key == entry.key && (value == nil || $0.value == value) }) {
      return window.present()
    }
    add(entry, value: value)
  }

  func openSettings() {
    guard let entry = entries.first(where: \.isSettings) else {
      return Report.once("open-settings", "openSettings: the app has no Settings scene; nothing is opened.")
    }
    if let window = open.first(where: { $0.key == entry.key }) { return window.present() }
    add(entry, value: nil)
  }

  func dismissWindows(id: String?, value: AnyHashable?) {
    for window in open where (id == nil || window.id == id) && (value == nil || window.value == value) { window.close() }
  }

  private func add(_ entry: _WindowList.Entry, value: AnyHashable?) {
    let taken = Set(open.filter { $0.key == entry.key }.map(\.number))
    let number = (0...taken.count).first { !taken.contains($0) } ?? 0
    let index = entries.firstIndex { $0.key == entry.key } ?? 0
    let name = entry.id ?? "\(index)"
    let window = AppWindow(
      entry, value: value, number: number, sceneID: number == 0 ? name : "\(name)-\(number)", commands: commands, in: self,
      rendering: rendering)
    open.append(window)
    window.host.phaseDidChange = { [weak self] in self?.scenePhaseDidChange() }
    window.host.didClose = { [weak self, weak window] in
      self?.open.removeAll { $0 === window }
      self?.scenePhaseDidChange()
    }
    window.handle = platform.openWindow(entry.options, content: window.host)
    for url in pendingURLs { window.inbox.deliver(url) }
    pendingURLs = []
    scenePhaseDidChange()
  }

  // MARK: Addresses

  /// Has the foremost window take an address.
  func handle(_ url: URL) {
    if let window = open.first(where: { $0.host.scenePhase == .active }) ?? open.first {
      window.inbox.deliver(url)
    } else {
      pendingURLs.append(url)
    }
  }
}

/// A window of an app.
@MainActor
final class AppWindow {
  let key: String
  let id: String?
  let number: Int
  let host: ViewHost
  let inbox: URLInbox
  fileprivate(set) weak var handle: (any PlatformWindow)?
  private let content: StateBox<AnyView>
  private let commands: StateBox<[AnyCommands]>
  private let windowValue: WindowValue
  private var title: String

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
      root: WindowRoot(content: content, commands: commands, fills: entry.options.resizability != .contentSize), rendering: rendering
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
  }

  var value: AnyHashable? { windowValue.box.current }

  func update(_ entry: _WindowList.Entry, commands list: [AnyCommands], transaction: Transaction) {
    content.set(entry.content(windowValue), transaction: transaction)
    if !list.isEmpty || !commands.current.isEmpty { commands.set(list, transaction: transaction) }
    guard title != entry.options.title else { return }
    title = entry.options.title
    host.surface?.setTitle(title)
  }

  func present() { handle?.present() }

  /// Not at once: the views that ask for it may be those of the window.
  func close() { DispatchQueue.main.async { [weak handle] in MainActor.assumeIsolated { handle?.close() } } }
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

  var body: some View {
    let commands = commands.get()
    if commands.isEmpty {
      content.get()
    } else {
      VStack(spacing: 0) {
        CommandBar(commands: commands)
        content.get().frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil)
      }
    }
  }
}
