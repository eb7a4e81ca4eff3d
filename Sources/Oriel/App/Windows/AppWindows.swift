import Foundation

/// The open windows of an app.
@MainActor
final class AppWindows {
  let platform: any Platform
  let rendering: RenderingServices
  private(set) var entries: [_WindowList.Entry] = []
  private var commands: [AnyCommands] = []
  /// The storage for the state of the commands.
  let commandProperties = SharedProperties()
  private(set) var open: [AppWindow] = []
  /// The items in the desktop environment's status area, by the keys of their scenes.
  var statusItems: [String: StatusItem] = [:]
  /// The window that was active most recently.
  private weak var lastActive: AppWindow?
  /// The external events that arrived before there was a window.
  private var pendingEvents: [ExternalEvent] = []
  /// The app's delegate.
  var delegate: AnyObject?
  var scenePhaseDidChange: () -> Void = {}
  /// The inspector, if the environment variable requests it.
  private var inspector: InspectorWindow?

  init(platform: any Platform, rendering: RenderingServices) {
    self.platform = platform
    self.rendering = rendering
  }

  /// The phase of the foremost window.
  var scenePhase: ScenePhase { open.map(\.host.scenePhase).max() ?? .background }

  func setActions(_ values: inout EnvironmentValues, place: WindowReference? = nil) {
    values.openWindow = OpenWindowAction(windows: self)
    values.dismissWindow = DismissWindowAction(windows: self, place: place)
    values.openSettings = OpenSettingsAction(windows: self)
    values.openDocument = OpenDocumentAction(windows: self)
    values.newDocument = NewDocumentAction(windows: self)
    values.documentActions = DocumentActions(self)
    values.supportsMultipleWindows = true
    values.setDelegate(delegate)
    if let place { values.dismiss = place.dismiss }
  }

  /// Opens the documents among the URLs. If there are none, opens a window of each scene that is presented at launch, or else a window of
  /// the first scene that is neither a settings scene nor suppressed. The first window receives the other URLs.
  func launch(opening urls: [URL]) {
    for url in urls { handle(url) }
    guard ordinaryWindows.isEmpty else { return }
    let kinds = entries.filter(\.isOrdinary)
    let presented = kinds.filter { $0.launch == .presented }
    let first = kinds.first { !$0.isSettings && $0.launch == .automatic }
    for entry in presented.isEmpty ? [first].compactMap(\.self) : presented {
      add(entry, value: entry.documents.map { AnyHashable($0.makeNew() ?? $0.makeEmpty()) })
    }
  }

  /// Handles a repeated launch of the running app. Without URLs, the most recent window is presented. If no window is open, the app opens
  /// those of a launch.
  func reopen(with urls: [URL]) {
    if urls.isEmpty, let window = frontFirst.first { return window.present() }
    launch(opening: urls)
    if ordinaryWindows.isEmpty { _ = openStatusWindow() }
  }

  /// All windows except those of status items.
  private var ordinaryWindows: [AppWindow] { open.filter { !$0.isOfStatusItem } }

  /// The windows with the active one, or else the one that was active most recently, first.
  private var frontFirst: [AppWindow] {
    let windows = ordinaryWindows
    let front = windows.first { $0.host.scenePhase == .active } ?? lastActive ?? windows.last
    return [front].compactMap(\.self) + windows.filter { $0 !== front }
  }

  /// Performs an action of the desktop file, by the names that are common for these actions.
  func performDesktopAction(_ name: String) -> Bool {
    switch name {
    case "new-window":
      guard let entry = entries.first(where: { $0.isOrdinary && !$0.isSettings && !$0.isSingle }) else { return false }
      add(entry, value: entry.documents.map { AnyHashable($0.makeNew() ?? $0.makeEmpty()) })
    case "preferences":
      guard entries.contains(where: \.isSettings) else { return false }
      openSettings()
    default: return false
    }
    return true
  }

  /// Updates the open windows after an evaluation of the scenes, and closes those whose scene no longer exists.
  func follow(_ list: _WindowList, transaction: Transaction) {
    entries = list.entries
    commands = list.commands
    for index in entries.indices where entries[index].options.resizability == .automatic {
      entries[index].options.resizability = entries[index].isSettings ? .contentSize : .contentMinSize
    }
    if let settings = entries.firstIndex(where: \.isSettings) {
      if entries[settings].providesCommands { commands.append(AnyCommands(SettingsCommands())) }
    }
    if let documentCommands { commands.append(AnyCommands(documentCommands)) }
    for window in open {
      guard let entry = entries.first(where: { $0.key == window.key }) else {
        window.close()
        continue
      }
      window.update(entry, commands: window.isOfStatusItem ? [] : commands, transaction: transaction)
    }
    followStatusItems(transaction: transaction)
  }

  // MARK: Opening and closing

  func openWindow(id: String?, value: AnyHashable?) {
    let type = value.map { Swift.type(of: $0.base) }
    let found = entries.first { entry in
      entry.opensByName && (id == nil || entry.id == id)
        && (type == nil || entry.dataType.map { ObjectIdentifier($0) == ObjectIdentifier(type!) } == true)
    }
    guard let entry = found else {
      let what = [id.map { "the id \"\($0)\"" }, type.map { "values of type \($0)" }].compactMap { $0 }.joined(separator: " and ")
      return Report.once("open-window-\(what)", "openWindow: the app has no scene for \(what); no window opens.")
    }
    if entry.isSingle || value != nil, let window = open.first(where: { $0.key == entry.key && (value == nil || $0.value == value) }) {
      return window.present()
    }
    add(entry, value: value)
  }

  func openSettings() {
    guard let entry = entries.first(where: \.isSettings) else {
      return Report.once("open-settings", "openSettings: the app has no Settings scene; no window opens.")
    }
    if let window = open.first(where: { $0.key == entry.key }) { return window.present() }
    add(entry, value: nil)
  }

  func dismissWindows(id: String?, value: AnyHashable?) {
    for window in open where (id == nil || window.id == id) && (value == nil || window.value == value) { window.close() }
  }

  func add(_ entry: _WindowList.Entry, value: AnyHashable?) {
    let taken = Set(open.filter { $0.key == entry.key }.map(\.number))
    let number = (0...taken.count).first { !taken.contains($0) } ?? 0
    let index = entries.firstIndex { $0.key == entry.key } ?? 0
    let name = entry.id ?? "\(index)"
    let window = AppWindow(
      entry, value: value, number: number, sceneID: number == 0 ? name : "\(name)-\(number)",
      commands: entry.isOrdinary ? commands : [], in: self,
      rendering: rendering)
    open.append(window)
    window.host.phaseDidChange = { [weak self, weak window] in
      if let window, !window.isOfStatusItem, window.host.scenePhase == .active { self?.lastActive = window }
      self?.scenePhaseDidChange()
    }
    window.host.didClose = { [weak self, weak window] in
      if let window { self?.inspector?.windowDidClose(window) }
      self?.open.removeAll { $0 === window }
      if self?.lastActive === window { self?.lastActive = nil }
      self?.scenePhaseDidChange()
    }
    window.handle = platform.openWindow(window.options, content: window.host)
    if entry.isOrdinary {
      for event in pendingEvents { window.inbox.deliver(event) }
      pendingEvents = []
    }
    scenePhaseDidChange()
    if ViewInspector.isRequested {
      let inspector = inspector ?? InspectorWindow(platform: platform, rendering: rendering)
      self.inspector = inspector
      inspector.windowDidOpen(window)
    }
  }

  // MARK: External events

  /// Opens a URL that is a file of a document. Any other URL becomes an external event for a window.
  func handle(_ url: URL) {
    if url.isFileURL, opens(url) { return }
    handle(ExternalEvent(url))
  }

  /// Delivers an event to the window whose views have the highest interest in it. If no window allows the event, opens a window of a scene
  /// that matches it. Otherwise the frontmost window that doesn't refuse the event receives it.
  func handle(_ event: ExternalEvent) {
    // The first of several windows with the same interest receives the event.
    let windows = frontFirst
    let interests = windows.map { $0.inbox.interest(in: event) }
    if let most = interests.max(), most >= .allows, let index = interests.firstIndex(of: most) {
      return deliver(event, to: windows[index])
    }
    if let entry = entries.first(where: { $0.isOrdinary && event.matches($0.externalEvents) }) {
      if entry.isSingle, let window = open.first(where: { $0.key == entry.key }) { return deliver(event, to: window) }
      pendingEvents.append(event)
      return add(entry, value: entry.documents.map { AnyHashable($0.makeNew() ?? $0.makeEmpty()) })
    }
    if let index = interests.firstIndex(of: .unspecified) { return deliver(event, to: windows[index]) }
    guard windows.isEmpty else {
      return Report.once(
        "external-event-\(event.identifier)", "No window and no scene of the app handles \(event.identifier); the event is ignored.")
    }
    pendingEvents.append(event)
  }

  private func deliver(_ event: ExternalEvent, to window: AppWindow) {
    window.inbox.deliver(event)
    window.present()
  }
}
