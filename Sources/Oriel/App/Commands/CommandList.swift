/// The entries of the menus, as an app's commands describe them for a window.
@MainActor
public struct _CommandList {
  enum Place: Equatable {
    /// The app's own menus.
    case menus
    case before(CommandGroupPlacement)
    case replacing(CommandGroupPlacement)
    case after(CommandGroupPlacement)
    /// The entries that the framework and the app's scenes provide for a group.
    case standard(CommandGroupPlacement)
  }

  struct Entry: Identifiable {
    /// The path of the commands among the app's commands.
    let id: String
    let place: Place
    let content: AnyView
  }

  private(set) var entries: [Entry] = []
  private var path = ""
  private let properties: PlacedProperties

  init(properties: PlacedProperties) { self.properties = properties }

  /// Appends entries at an index below the current path.
  mutating func inside(_ index: Int, _ append: (inout _CommandList) -> Void) {
    let outer = path
    path += "\(index)."
    append(&self)
    path = outer
  }

  mutating func append(_ commands: [AnyCommands]) {
    for (index, commands) in commands.enumerated() { inside(index) { commands.append(&$0) } }
  }

  mutating func append<Content: View>(_ place: Place, _ content: Content) {
    entries.append(Entry(id: path, place: place, content: AnyView(content)))
  }

  /// Returns the commands with their dynamic properties installed, or `nil` if an object that they read is missing.
  func installed<C: Commands>(_ commands: C) -> C? { properties.installed(commands, at: path) }
}

/// The commands of an app within a view. Their dynamic properties read the view's environment and live as long as the view.
struct InstalledCommands: DynamicProperty {
  private let commands: [AnyCommands]
  private let shared: SharedProperties?
  private var properties: PlacedProperties?

  init(_ commands: [AnyCommands], shared: SharedProperties?) {
    self.commands = commands
    self.shared = shared
  }

  /// The entries of the commands. The getter evaluates the commands, and the body of the view depends on what they read.
  @MainActor var entries: [_CommandList.Entry] {
    guard let properties else { return [] }
    var list = _CommandList(properties: properties)
    list.append(commands)
    return list.entries
  }
}

extension InstalledCommands: InstallableProperty {
  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    let properties = slot as? PlacedProperties ?? PlacedProperties(node: node, shared: shared)
    slot = properties
    self.properties = properties
  }

  @MainActor static func uninstall(_ slot: AnyObject?) { (slot as? PlacedProperties)?.uninstall() }

  func isEqualInput(to other: InstalledCommands) -> Bool { false }
}
