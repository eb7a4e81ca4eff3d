/// The entries of the menus, as an app's commands describe them for a window.
@MainActor
public struct _CommandList {
  enum Place: Equatable {
    /// For menus of the app's own.
    case menus
    case before(CommandGroupPlacement)
    case replacing(CommandGroupPlacement)
    case after(CommandGroupPlacement)
    /// What a group has of its own accord.
    case standard(CommandGroupPlacement)
  }

  struct Entry: Identifiable {
    /// Where the commands stand among the app's.
    let id: String
    let place: Place
    let content: AnyView
  }

  private(set) var entries: [Entry] = []
  private var path = ""
  private let properties: PlacedProperties

  init(properties: PlacedProperties) { self.properties = properties }

  /// Appends what stands at a place inside.
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

  /// The commands with their dynamic properties; nil where an object is missing that they read.
  func installed<C: Commands>(_ commands: C) -> C? { properties.installed(commands, at: path) }
}

/// An app's commands in a view: their dynamic properties follow what is around it, and live as long.
struct InstalledCommands: DynamicProperty {
  private let commands: [AnyCommands]
  private let shared: SharedProperties?
  private var properties: PlacedProperties?

  init(_ commands: [AnyCommands], shared: SharedProperties?) {
    self.commands = commands
    self.shared = shared
  }

  /// Runs the commands, which the view's body then depends on.
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
