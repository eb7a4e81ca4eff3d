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

  /// Takes out of the app's menus what the scene brings, of its own accord and by `commands(content:)`. Mirrors SwiftUI's
  /// `commandsRemoved()`.
  @MainActor @preconcurrency public func commandsRemoved() -> some Scene {
    SceneList { windows in
      let others = windows.commands
      windows.append(self) { $0.bringsCommands = false }
      windows.commands = others
    }
  }

  /// Gives the app's menus entries in place of what the scene brings. Mirrors SwiftUI's `commandsReplaced(content:)`.
  @MainActor @preconcurrency public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    commandsRemoved().commands(content: content)
  }
}
