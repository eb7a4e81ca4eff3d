import Foundation

/// The menus of an app's commands at the top of a window.
struct CommandBar: View {
  let commands: [AnyCommands]
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(commands: [AnyCommands]) { self.commands = commands }

  var body: some View {
    HStack(spacing: 0) {
      if sizeClass == .compact {
        Menu {
          CommandMenus(commands: commands)
        } label: {
          Image(systemName: "line.3.horizontal").accessibilityLabel(Text("Menu"))
        }
      } else {
        CommandMenus(commands: commands)
      }
      Spacer(minLength: 0)
    }
    .buttonStyle(NavigationBarButtonStyle())
    .menuIndicator(.hidden)
    .foregroundStyle(Color.primary)
    .padding(.horizontal, 6)
    .background { CommandKeys(commands: commands) }
  }
}

/// The standard menus that have entries, and the app's own.
private struct CommandMenus: View {
  let commands: [AnyCommands]

  var body: some View {
    ForEach(StandardMenu.all.filter { !$0.isLast }) { StandardMenuView(menu: $0, commands: commands) }
    CommandEntries(place: _CommandPlace(kind: .menus, group: nil), commands: commands)
    ForEach(StandardMenu.all.filter(\.isLast)) { StandardMenuView(menu: $0, commands: commands) }
  }
}

/// A standard menu; nothing where it has no entries.
private struct StandardMenuView: View {
  let menu: StandardMenu
  let commands: [AnyCommands]

  var body: some View {
    Group(subviews: StandardEntries(menu: menu, commands: commands)) { entries in
      if !entries.isEmpty {
        Menu {
          StandardEntries(menu: menu, commands: commands)
        } label: {
          Text(verbatim: menu.name)
        }
      }
    }
  }
}

private struct StandardEntries: View {
  let menu: StandardMenu
  let commands: [AnyCommands]

  var body: some View {
    ForEach(menu.groups, id: \.self) { group in
      CommandEntries(place: _CommandPlace(kind: .before, group: group), commands: commands)
      Group(subviews: CommandEntries(place: _CommandPlace(kind: .replaced, group: group), commands: commands)) { replacements in
        CommandEntries(place: _CommandPlace(kind: replacements.isEmpty ? .standard : .group, group: group), commands: commands)
      }
      CommandEntries(place: _CommandPlace(kind: .after, group: group), commands: commands)
    }
  }
}

/// What all commands have for a place.
private struct CommandEntries: View {
  let place: _CommandPlace
  let commands: [AnyCommands]

  var body: some View { ForEach(commands.indices, id: \.self) { commands[$0].view(place) } }
}

/// The entries of all menus once more, out of sight: their keys are there while the menus are closed.
private struct CommandKeys: View {
  let commands: [AnyCommands]

  var body: some View {
    ZStack {
      ForEach(StandardMenu.all) { StandardEntries(menu: $0, commands: commands) }
      CommandEntries(place: _CommandPlace(kind: .menus, group: nil), commands: commands)
    }
    .menuStyle(OpenMenuStyle())
    .frame(width: 0, height: 0)
    .opacity(0)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

/// Shows what is in a menu, in place of the menu.
private struct OpenMenuStyle: MenuStyle {
  nonisolated init() {}

  // A style's own body has the default style: menus in the menu are to be open, too.
  func makeBody(configuration: Configuration) -> some View { configuration.content.menuStyle(OpenMenuStyle()) }
}

/// A menu that every app may have.
private struct StandardMenu: Identifiable {
  let name: String
  let groups: [CommandGroupPlacement]
  /// Whether it stands after the app's own menus.
  var isLast = false

  var id: String { name }

  static let all = [
    StandardMenu(
      name: ProcessInfo.processInfo.processName, groups: [.appInfo, .appSettings, .systemServices, .appVisibility, .appTermination]),
    StandardMenu(name: "File", groups: [.newItem, .saveItem, .importExport, .printItem]),
    StandardMenu(name: "Edit", groups: [.undoRedo, .pasteboard, .textEditing]),
    StandardMenu(name: "Format", groups: [.textFormatting]),
    StandardMenu(name: "View", groups: [.toolbar, .sidebar]),
    StandardMenu(name: "Window", groups: [.windowSize, .windowArrangement, .windowList, .singleWindowList], isLast: true),
    StandardMenu(name: "Help", groups: [.help], isLast: true),
  ]
}
