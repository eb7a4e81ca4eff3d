/// Entries of an app's menus. Mirrors SwiftUI's `Commands`.
///
/// The underscored requirement is the engine's: commands of your own implement `body` alone, and may have dynamic properties as a view has.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor static func _view(of commands: Self, at place: _CommandPlace) -> AnyView
}

extension Commands {
  /// What the body has for the place.
  @MainActor public static func _view(of commands: Self, at place: _CommandPlace) -> AnyView {
    AnyView(CommandsBody(commands: commands, place: place))
  }
}

extension Never: Commands {}

/// Runs the body of commands, their dynamic properties installed.
private struct CommandsBody<Content: Commands>: View {
  let commands: Content
  let place: _CommandPlace

  var body: some View { Content.Body._view(of: commands.body, at: place) }
}

/// A place for commands that a menu bar has.
public struct _CommandPlace: Hashable, Sendable {
  enum Kind: Hashable {
    /// For menus of the app's own.
    case menus
    case before, group, after
    /// What a group has of its own accord.
    case standard
    /// Has something, whatever it is, where the app says what a group consists of.
    case replaced
  }

  let kind: Kind
  let group: CommandGroupPlacement?
}

/// Any commands.
@MainActor struct AnyCommands {
  let view: (_CommandPlace) -> AnyView

  init<C: Commands>(_ commands: C) { view = { C._view(of: commands, at: $0) } }
}

extension Scene {
  /// Gives the app's menus entries. The menus are in a bar at the top of each window, in a narrow one behind a button; the keys of the
  /// entries work while the menus are closed. Mirrors SwiftUI's `commands(content:)`.
  @MainActor @preconcurrency public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = AnyCommands(content())
    return SceneList { windows in
      windows.inside(0) { self._appendWindows(to: &$0) }
      windows.commands.append(commands)
    }
  }
}
