/// Entries of an app's menus. Mirrors SwiftUI's `Commands`.
///
/// The underscored requirement is the engine's: commands of your own implement `body` alone, and may have dynamic properties as a view has.
/// The body runs for each window, where `FocusedValue` and `Environment` read; state is the app's.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// The engine's: appends the entries that the commands consist of.
  @MainActor func _appendEntries(to list: inout _CommandList)
}

extension Commands {
  @MainActor public func _appendEntries(to list: inout _CommandList) {
    guard let commands = list.installed(self) else { return }
    list.inside(0) { commands.body._appendEntries(to: &$0) }
  }
}

extension Never: Commands {}

/// Any commands.
@MainActor struct AnyCommands {
  let append: @MainActor (inout _CommandList) -> Void

  init<C: Commands>(_ commands: C) { append = { commands._appendEntries(to: &$0) } }
}
