import Foundation
import OrielModel

/// The menus of an app's commands at the top of a window.
struct CommandBar: View {
  private var commands: InstalledCommands
  @State private var bar = MenuBar()
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// - Parameter shared: Where the state of the commands is; nil where it is the bar's own.
  init(commands: [AnyCommands], shared: SharedProperties? = nil) { self.commands = InstalledCommands(commands, shared: shared) }

  var body: some View {
    let entries = commands.entries
    HStack(spacing: 0) {
      if sizeClass == .compact {
        Menu {
          CommandMenus(entries: entries)
        } label: {
          Image(systemName: "line.3.horizontal").accessibilityLabel(Text(.own(.menu)))
        }
      } else {
        CommandMenus(entries: entries)
      }
      Spacer(minLength: 0)
    }
    .buttonStyle(NavigationBarButtonStyle())
    .menuIndicator(.hidden)
    .environment(\.menuBar, bar)
    .foregroundStyle(Color.primary)
    .padding(.horizontal, 6)
    .background { CommandKeys(entries: entries) }
  }
}

/// The standard menus that have entries, and the app's own.
private struct CommandMenus: View {
  let entries: [_CommandList.Entry]

  var body: some View {
    ForEach(StandardMenu.all.filter { !$0.isLast }) { StandardMenuView(menu: $0, entries: entries) }
    CommandEntries(place: .menus, entries: entries)
    ForEach(StandardMenu.all.filter(\.isLast)) { StandardMenuView(menu: $0, entries: entries) }
  }
}

/// A standard menu; nothing where it has no entries.
private struct StandardMenuView: View {
  let menu: StandardMenu
  let entries: [_CommandList.Entry]

  var body: some View {
    Group(subviews: StandardEntries(menu: menu, entries: entries)) { views in
      if !views.isEmpty {
        Menu {
          StandardEntries(menu: menu, entries: entries)
        } label: {
          menu.title
        }
      }
    }
  }
}

private struct StandardEntries: View {
  let menu: StandardMenu
  let entries: [_CommandList.Entry]

  var body: some View {
    ForEach(menu.groups, id: \.self) { group in
      CommandEntries(place: .before(group), entries: entries)
      CommandEntries(place: isReplaced(group) ? .replacing(group) : .standard(group), entries: entries)
      CommandEntries(place: .after(group), entries: entries)
    }
  }

  private func isReplaced(_ group: CommandGroupPlacement) -> Bool { entries.contains { $0.place == .replacing(group) } }
}

/// What all commands have for a place.
private struct CommandEntries: View {
  let place: _CommandList.Place
  let entries: [_CommandList.Entry]

  var body: some View { ForEach(entries.filter { $0.place == place }) { $0.content } }
}

/// The entries of all menus once more, out of sight: their keys are there while the menus are closed.
private struct CommandKeys: View {
  let entries: [_CommandList.Entry]

  var body: some View {
    ZStack {
      ForEach(StandardMenu.all) { StandardEntries(menu: $0, entries: entries) }
      CommandEntries(place: .menus, entries: entries)
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
  /// Nil for the app's, which has the app's name.
  let name: OwnWord?
  let groups: [CommandGroupPlacement]
  /// Whether it stands after the app's own menus.
  var isLast = false

  var id: OwnWord? { name }

  var title: Text { name.map { Text(.own($0)) } ?? Text(verbatim: ProcessInfo.processInfo.processName) }

  static let all = [
    StandardMenu(name: nil, groups: [.appInfo, .appSettings, .systemServices, .appVisibility, .appTermination]),
    StandardMenu(name: .fileMenu, groups: [.newItem, .saveItem, .importExport, .printItem]),
    StandardMenu(name: .editMenu, groups: [.undoRedo, .pasteboard, .textEditing]),
    StandardMenu(name: .formatMenu, groups: [.textFormatting]),
    StandardMenu(name: .viewMenu, groups: [.toolbar, .sidebar]),
    StandardMenu(name: .windowMenu, groups: [.windowSize, .windowArrangement, .windowList, .singleWindowList], isLast: true),
    StandardMenu(name: .helpMenu, groups: [.help], isLast: true),
  ]
}
