extension Scene {
  /// Adds entries to the app's menus. Mirrors SwiftUI's `commands(content:)`.
  ///
  /// The menus are in a bar at the top of each window. In a narrow window, they are behind a button. The keyboard shortcuts of the entries
  /// work while the menus are closed.
  @MainActor @preconcurrency public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = AnyCommands(content())
    return SceneList { windows in
      windows.inside(0) { self._appendWindows(to: &$0) }
      windows.commands.append(commands)
    }
  }

  /// Removes the entries that the scene adds to the app's menus, both by default and by `commands(content:)`. Mirrors SwiftUI's
  /// `commandsRemoved()`.
  @MainActor @preconcurrency public func commandsRemoved() -> some Scene {
    SceneList { windows in
      let others = windows.commands
      windows.append(self) { $0.providesCommands = false }
      windows.commands = others
    }
  }

  /// Replaces the entries that the scene adds to the app's menus. Mirrors SwiftUI's `commandsReplaced(content:)`.
  @MainActor @preconcurrency public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    commandsRemoved().commands(content: content)
  }
}
