/// The entries of an app's menus. Mirrors SwiftUI's `Commands`.
///
/// The underscored requirement belongs to the engine: an app's own commands implement `body` only. They can have dynamic properties, as a
/// view can. The body is evaluated for each window, and `FocusedValue` and `Environment` read that window's values. The app owns the state.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands in `body`.
  associatedtype Body: Commands

  /// The commands that this value consists of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends the entries of the commands. The engine calls this method.
  @MainActor func _appendEntries(to list: inout _CommandList)
}

extension Commands {
  @MainActor public func _appendEntries(to list: inout _CommandList) {
    guard let commands = list.installed(self) else { return }
    list.inside(0) { commands.body._appendEntries(to: &$0) }
  }
}

extension Never: Commands {}

/// Type-erased commands.
@MainActor struct AnyCommands {
  let append: @MainActor (inout _CommandList) -> Void

  init<C: Commands>(_ commands: C) { append = { commands._appendEntries(to: &$0) } }
}
